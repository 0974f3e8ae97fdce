// Measures rulesync in its own process: text to be run with --input-type=module in the folder where it is installed.
// A dry run of its library reads the config from the working folder and makes every target's text.
export const script = `
import { convertFromTool } from 'rulesync'
const [folder, repeat, to] = process.argv.slice(1)
process.chdir(folder)
const options = { from: 'claudecode', to: to.split(','), features: ['mcp'], dryRun: true, silent: true }
const once = async () => { const t = performance.now(); await convertFromTool(options); return performance.now() - t }
const first = await once()
for (let i = 0; i < Math.min(+repeat, 20); i++) await once()
const times = []
for (let i = 0; i < +repeat; i++) times.push(await once())
times.sort((a, b) => a - b)
console.log(JSON.stringify({ first, median: times[times.length >> 1], min: times[0], rss: process.memoryUsage().rss }))
process.exit(0)
`

export const PACKAGE = 'rulesync@17.0.0'
export const TARGETS = ('aiassistant,amp,antigravity-cli,antigravity-ide,augmentcode,bob,codexcli,continue,copilot,copilotcli,crush,cursor,deepagents,factorydroid,goose,grokcli,' +
  'junie,kilo,kimi-code,kiro,kiro-cli,kiro-ide,opencode,pool,qwencode,reasonix,roo,rovodev,tabnine,takt,vibe,warp,devin,zcode,zed,zoocode').split(',')
