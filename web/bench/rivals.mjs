// Other converters, each measured in a process of its own, in which the text is run with --input-type=module in the folder where it is
// installed: arguments are a folder with the config as .mcp.json, the repetitions and the targets with commas between. names says what a
// converter calls our agents, for those that both have.
const measured = `
const [folder, repeat, names] = process.argv.slice(1)
const targets = names.split(',')
process.chdir(folder)
const first = await once()
for (let i = 0; i < Math.min(+repeat, 20); i++) await once()
const times = []
for (let i = 0; i < +repeat; i++) times.push(await once())
times.sort((a, b) => a - b)
console.log(JSON.stringify({ first, min: times[0], rss: process.memoryUsage().rss }))
process.exit(0)
`
export const RIVALS = {
  // A dry run of its library reads the config from the working folder and makes every target's text.
  rulesync: {
    package: 'rulesync@17.0.0',
    names: {
      codex: 'codexcli', cursor: 'cursor', vscode: 'copilot', 'copilot-cli': 'copilotcli', opencode: 'opencode', antigravity: 'antigravity-ide', kiro: 'kiro',
      'devin-desktop': 'devin', 'qwen-code': 'qwencode', zed: 'zed', junie: 'junie', goose: 'goose', continue: 'continue', 'roo-code': 'roo', 'kilo-code': 'kilo',
      amp: 'amp', 'factory-droid': 'factorydroid', 'jetbrains-ai-assistant': 'aiassistant', crush: 'crush', warp: 'warp', augment: 'augmentcode', 'kimi-code': 'kimi-code', 'grok-build': 'grokcli',
    },
    script: `import { convertFromTool } from 'rulesync'
const once = async () => {
  const t = performance.now()
  await convertFromTool({ from: 'claudecode', to: targets, features: ['mcp'], dryRun: true, silent: true })
  return performance.now() - t
}` + measured,
  },
  // Its function for one server, then JSON.stringify: no report, no TOML or YAML text. It knows fewer agents than stand in a row of all.
  'add-mcp': {
    package: 'add-mcp@2.4.0',
    names: {
      codex: 'codex', cursor: 'cursor', vscode: 'vscode', 'copilot-cli': 'github-copilot-cli', opencode: 'opencode', antigravity: 'antigravity', zed: 'zed', goose: 'goose',
      'claude-desktop': 'claude-desktop', cline: 'cline', 'gemini-cli': 'gemini-cli', 'claude-code': 'claude-code', 'grok-build': 'grok-build', 'kilo-code': 'kilo-code',
      'kimi-code': 'kimi-code', 'devin-desktop': 'windsurf', pi: 'pi',
    },
    script: `import { agents } from 'add-mcp'
import { readFileSync } from 'node:fs'
const once = async () => {
  const t = performance.now(), source = JSON.parse(readFileSync('.mcp.json', 'utf8')).mcpServers
  for (const type of targets) {
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
