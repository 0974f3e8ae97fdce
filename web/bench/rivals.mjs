// Other converters, each measured in a process of its own, in which the text is run with --input-type=module in the folder where it is
// installed: arguments are a folder with the config as .mcp.json, the repetitions and the number of targets.
const measured = `
const [folder, repeat, count] = process.argv.slice(1)
process.chdir(folder)
const first = await once()
for (let i = 0; i < Math.min(+repeat, 20); i++) await once()
const times = []
for (let i = 0; i < +repeat; i++) times.push(await once())
times.sort((a, b) => a - b)
console.log(JSON.stringify({ first, min: times[0], rss: process.memoryUsage().rss }))
process.exit(0)
`
const TARGETS = 'aiassistant,amp,antigravity-cli,antigravity-ide,augmentcode,bob,codexcli,continue,copilot,copilotcli,crush,cursor,deepagents,factorydroid,goose,grokcli,' +
  'junie,kilo,kimi-code,kiro,kiro-cli,kiro-ide,opencode,pool,qwencode,reasonix,roo,rovodev,tabnine,takt,vibe,warp,devin,zcode,zed,zoocode'

export const RIVALS = {
  // A dry run of its library reads the config from the working folder and makes every target's text.
  rulesync: {
    package: 'rulesync@17.0.0', targets: TARGETS.split(',').length,
    script: `import { convertFromTool } from 'rulesync'
const targets = '${TARGETS}'.split(',')
const once = async () => {
  const t = performance.now()
  await convertFromTool({ from: 'claudecode', to: targets.slice(0, +count), features: ['mcp'], dryRun: true, silent: true })
  return performance.now() - t
}` + measured,
  },
  // Its function for one server, then JSON.stringify: no report, no TOML or YAML text. It knows fewer agents than stand in a row of all.
  'add-mcp': {
    package: 'add-mcp@2.4.0', targets: 21,
    script: `import { agents, getAgentTypes } from 'add-mcp'
import { readFileSync } from 'node:fs'
const types = getAgentTypes().filter(type => type !== 'fx') // which is no agent's file
const once = async () => {
  const t = performance.now(), source = JSON.parse(readFileSync('.mcp.json', 'utf8')).mcpServers
  for (const type of types.slice(0, +count)) {
    const agent = agents[type], servers = {}
    for (const [name, server] of Object.entries(source)) {
      if (agent.supportedTransports.includes(server.url ? server.type ?? 'http' : 'stdio')) servers[name] = agent.transformConfig(name, server, { local: true })
    }
    JSON.stringify({ [agent.configKey]: servers })
  }
  return performance.now() - t
}` + measured,
  },
}
