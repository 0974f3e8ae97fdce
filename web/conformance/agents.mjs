// The programs that are tried: where each comes from (pinned), how it is asked to load its servers, and how it is made to
// answer one prompt with the stand-in model. Facts are from each agent's documentation and from running these versions.
//
//   ask     'list': a command of its own that connects to every server; 'prompt': it connects when it answers a prompt; else a way in load.mjs
//   home    what must stand in the home folder or project before it starts, beside the config under test
//   mine    the config of a person who has two servers already: one that is on, one that is off
//   writes  the file that its add command writes, where that is another than the one it is told to use
//   triesAtOnce  its add command connects to the server, so the variables must be set
//   limits  what the program cannot be made to do, whatever is written; each must have been told in a finding
//   habits  what the program does on its own
import { join } from 'node:path'

const openAI = model => ({ OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'none', OPENAI_MODEL: 'stand-in' })
const json = value => JSON.stringify(value, null, 2) + '\n'
const FILLS_IN = 'fills in $NAME in its settings and has no way to escape it'

/** Servers of the person whose file is merged into, in the shape that many agents share. */
const shared = (more = {}, words = {}) => ({ on, off }) => json({ ...more, mcpServers: { mine: { ...words.stdio, command: on.command, args: on.args }, ...off && words.off && { quiet: { ...words.stdio, command: off.command, args: off.args, ...words.off } } } })

export const agents = {
  'claude-code': {
    packages: ['@anthropic-ai/claude-code@2.1.332'], bin: 'claude', must: true,
    env: { CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1', DISABLE_AUTOUPDATER: '1' },
    ask: 'list', args: ['mcp', 'list'],
    mine: shared({ numStartups: 3, theme: 'light' }, { stdio: { type: 'stdio' } }),
    prompt: model => ({ args: say => ['-p', say, '--allowedTools', 'Bash Read'], env: { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'none' } }),
    hooks: { shell: 'Bash', read: 'Read' },
  },
  codex: {
    packages: ['@openai/codex@0.171.0'], bin: 'codex', must: true, ask: 'appServer',
    mine: ({ on, off }) => `# my own settings\nmodel = "stand-in" # the one I like\n\n[mcp_servers.mine]\ncommand = ${JSON.stringify(on.command)}\nargs = ${JSON.stringify(on.args)}\ntool_timeout_sec = 77\n\n[mcp_servers.quiet]\ncommand = ${JSON.stringify(off.command)}\nargs = ${JSON.stringify(off.args)}\nenabled = false\n\n[tui]\nnotifications = false\n`,
    // Hooks wait for a review in the program; what runs unattended passes the flag.
    prompt: model => ({
      args: say => ['exec', '--skip-git-repo-check', '--dangerously-bypass-hook-trust', '--dangerously-bypass-approvals-and-sandbox', '-c', 'analytics.enabled=false', '-c', 'model=stand-in', '-c', 'model_provider=standin',
        '-c', `model_providers.standin={name='standin',base_url='${model.url}/v1',env_key='STANDIN_KEY',wire_api='responses'}`, say],
      env: { STANDIN_KEY: 'none' },
    }),
    hooks: { shell: 'Bash' },
    limits: { 'rec-stdio env.REF': 'passes a variable on under its own name only' },
  },
  'gemini-cli': {
    packages: ['@google/gemini-cli@0.61.0'], bin: 'gemini', must: true, env: { GEMINI_CLI_TRUST_WORKSPACE: 'true' },
    ask: 'list', args: ['mcp', 'list'],
    mine: ({ on, off }) => `{\n  // how I like it\n  "ui": { "hideTips": true },\n  "mcp": { "excluded": ["quiet"] },\n  "mcpServers": {\n    "mine": ${JSON.stringify(on)}, // works\n    "quiet": ${JSON.stringify(off)}\n  }\n}\n`,
    home: room => room.place(join(room.project, '.gemini/settings.json'), '{"security":{"auth":{"selectedType":"gemini-api-key"}}}'),
    prompt: model => ({ args: say => ['-p', say, '--approval-mode', 'yolo', '-m', 'gemini-2.5-pro'], env: { GEMINI_API_KEY: 'none', GOOGLE_GEMINI_BASE_URL: model.url } }),
    hooks: { shell: 'run_shell_command', read: 'read_file', fillsIn: true },
  },
  'qwen-code': {
    packages: ['@qwen-code/qwen-code@0.24.4'], bin: 'qwen', must: true, ask: 'list', args: ['mcp', 'list'],
    // Its list tries the servers that mcp.excluded names as well, so there is none that is off.
    mine: ({ on }) => `{\n  // how I like it\n  "ui": { "hideTips": true },\n  "mcpServers": {\n    "mine": ${JSON.stringify(on)} // works\n  }\n}\n`,
    prompt: model => ({ args: say => ['-p', say, '--approval-mode', 'yolo', '--auth-type', 'openai'], env: openAI(model) }),
    hooks: { shell: 'run_shell_command', read: 'read_file', fillsIn: true },
    limits: { 'rec-stdio args[$HOME]': FILLS_IN },
    habits: { UserPromptSubmit: 'fires again, with an empty prompt, after each tool result' },
  },
  opencode: {
    packages: ['opencode-ai@1.18.33'], bin: 'opencode', must: true, env: { OPENCODE_DISABLE_AUTOUPDATE: '1' }, ask: 'list', args: ['mcp', 'list'],
    writes: '~/.config/opencode/opencode.jsonc', // its add command; it reads both
    mine: ({ on, off }) => `{\n  // how I like it\n  "share": "disabled",\n  "mcp": {\n    "mine": { "type": "local", "command": ${JSON.stringify([on.command, ...on.args])} },\n    "quiet": { "type": "local", "command": ${JSON.stringify([off.command, ...off.args])}, "enabled": false },\n  },\n}\n`,
  },
  'copilot-cli': {
    packages: ['@github/copilot@1.0.102'], bin: 'copilot', must: true, ask: 'prompt',
    mine: shared({}, { stdio: { type: 'local', tools: ['*'] } }),
    prompt: model => ({ args: say => ['-p', say, '--allow-all-tools'], env: { COPILOT_OFFLINE: 'true', COPILOT_PROVIDER_BASE_URL: `${model.url}/v1`, COPILOT_MODEL: 'gpt-4.1', COPILOT_AUTO_UPDATE: 'false' } }),
    hooks: { shell: ['bash', 'Bash'], read: ['view', 'Read'] },
  },
  // It then waits for an address outside, so it is stopped once every server has been told of.
  qoder: { packages: ['@qoder-ai/qodercli@1.1.52'], bin: 'qodercli', ask: 'list', args: ['mcp', 'list'], mine: shared() },
  'qoder-cn': { packages: ['@qodercn-ai/qoderclicn@1.1.52'], bin: 'qoderclicn', ask: 'list', args: ['mcp', 'list'], mine: shared() },
  pi: { packages: ['@earendil-works/pi-coding-agent@1.6.0'], bin: 'pi', ask: 'list', args: ['mcp', 'list', '--json'], mine: shared(), limits: { 'rec-stdio args[~]': 'puts the home folder in its place' } },
  openclaw: {
    packages: ['openclaw@2026.9.6'], bin: 'openclaw', triesAtOnce: true, ask: 'list', args: ['mcp', 'probe', '--json'],
    mine: ({ on, off }) => `{\n  // how I like it\n  mcp: { servers: { mine: ${JSON.stringify(on)}, quiet: ${JSON.stringify({ ...off, enabled: false })} } },\n}\n`,
  },
  'oh-my-pi': {
    packages: ['@oh-my-pi/pi-coding-agent@18.2.3', '@oven/bun-linux-x64@1.4.4'], bin: 'omp', runs: 'node_modules/@oven/bun-linux-x64/bin/bun', ask: 'prompt',
    mine: shared({}, { stdio: { type: 'stdio' }, off: { enabled: false } }),
    prompt(model, room) {
      room.place('~/.omp/agent/models.yml', `providers:\n  standin:\n    baseUrl: ${model.url}/v1\n    apiKey: none\n    api: openai-completions\n    models:\n      - { id: stand-in, name: stand-in, contextWindow: 100000, maxTokens: 1000 }\n`)
      return { args: say => ['-p', say, '--model', 'standin/stand-in'] }
    },
    limits: { 'rec-stdio env.EMPTY': 'leaves out variables with an empty value' },
  },
  'deepseek-harness': {
    // Its parts name one another as peers, which npm settles only after minutes; so they are named here.
    packages: ['--legacy-peer-deps', '@deepseek-ai/dsh@0.1.0-rc.8', '@deepseek-ai/cordis-plugin-group@1.0.4', ...['anonymous-user-id', 'atomic-write', 'bash-local', 'code-runtime', 'compaction', 'fs', 'invariants', 'output-retention', 'sandbox', 'scope',
      'session-telemetry', 'session-title-llm', 'shell', 'spill', 'subagent-in-process-driver', 'timeout', 'workflow'].map(part => `@deepseek-ai/dsh-${part}@0.1.0-rc.8`)],
    bin: 'dsh', ask: 'list', args: ['web', '--no-open', '--port', '0'],
  },
  'kilo-code': {
    packages: ['@kilocode/cli-linux-x64@7.7.9'], path: 'node_modules/@kilocode/cli-linux-x64/bin/kilo', ask: 'list', args: ['mcp', 'list'], writes: '~/.config/kilo/kilo.jsonc',
    mine: ({ on, off }) => json({ mcp: { mine: { type: 'local', command: [on.command, ...on.args] }, quiet: { type: 'local', command: [off.command, ...off.args], enabled: false } } }),
  },
  'kimi-code': {
    packages: ['@moonshot-ai/kimi-code@2.1.0'], bin: 'kimi', env: { KIMI_DISABLE_TELEMETRY: '1' }, ask: 'prompt', mine: shared({}, { off: { enabled: false } }),
    prompt(model, room) { // the file that names the model also holds the hooks
      const held = room.read('~/.kimi-code/config.toml') ?? ''
      room.place('~/.kimi-code/config.toml', `default_model = "standin"\n${held}\n[providers.standin]\ntype = "openai"\nbase_url = "${model.url}/v1"\napi_key = "none"\n[models.standin]\nprovider = "standin"\nmodel = "stand-in"\nmax_context_size = 100000\n`)
      return { args: say => ['-p', say] }
    },
    hooks: { shell: 'Bash', read: 'Read' },
    limits: { 'rec-stdio env.REF': 'fills in nothing' },
  },
  cline: {
    packages: ['cline@3.0.65'], bin: 'cline', ask: 'prompt', mine: shared({}, { off: { disabled: true } }),
    prompt(model, room) {
      room.place('~/.cline/data/settings/providers.json', json({ version: 1, lastUsedProvider: 'openai-compatible', modes: {}, providers: { 'openai-compatible': { settings: { provider: 'openai-compatible', apiKey: 'none', model: 'gpt-4.1', baseUrl: `${model.url}/v1` }, updatedAt: '2026-01-01T00:00:00.000Z', tokenSource: 'manual' } } }))
      return { args: say => [say] }
    },
    limits: { 'rec-stdio env.REF': 'fills in nothing in its command line program', 'rec-http headers.Authorization': 'fills in nothing in its command line program' },
  },
  continue: {
    packages: ['@continuedev/cli@1.5.47'], bin: 'cn', ask: 'prompt',
    mine: ({ on }) => `# how I like it\nname: mine\nversion: 1.0.0\nschema: v1\nmcpServers:\n  - name: mine # works\n    command: ${on.command}\n    args: ${JSON.stringify(on.args)}\n`,
    prompt(model, room) { // the file that names the model also holds the servers
      const file = '~/.continue/config.yaml', held = room.read(file) ?? 'name: trial\nversion: 1.0.0\nschema: v1\n'
      room.place(file, `${held}\nmodels:\n  - { name: stand-in, provider: openai, model: gpt-4.1, apiKey: none, apiBase: "${model.url}/v1", roles: [chat] }\n`)
      return { args: say => ['-p', say, '--auto', '--config', room.at(file)] }
    },
  },
  'factory-droid': {
    packages: ['@factory/cli-linux-x64@0.225.2'], path: 'node_modules/@factory/cli-linux-x64/bin/droid', ask: 'list', args: ['mcp', 'list'], mine: shared({}, { stdio: { type: 'stdio' }, off: { disabled: true } }),
    prompt(model, room) {
      const settings = room.place('~/standin.json', json({ customModels: [{ model: 'stand-in', displayName: 'stand-in', baseUrl: `${model.url}/v1`, apiKey: 'none', provider: 'generic-chat-completion-api' }] }))
      return { args: say => ['--settings', settings, 'exec', '--skip-permissions-unsafe', '-m', 'custom:stand-in', say] }
    },
    hooks: { shell: 'Execute', read: 'Read' },
    habits: { UserPromptSubmit: 'does not fire in droid exec' },
  },
}
