// Every output fits the schema that comes with the agent's program or with its makers' library. They are fetched, pinned, into the
// cache of the programs, and read there: their licences do not all let them stand here.
import { before } from 'node:test'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cache, install, library } from './install.mjs'
import { literal, settingsSchema, valueOf } from '../test/schemas/evaluate.mjs'
import { hold, withoutEntries, withoutKeys } from '../test/schemas/hold.mjs'
import { jsonSchema, typeSchema, zodSchema } from '../test/schemas/kinds.mjs'

const packages = ['@anthropic-ai/claude-agent-sdk@0.3.332', '@codingame/monaco-vscode-api@36.2.7', 'librechat-data-provider@0.8.524']
const modules = join(cache, 'schemas/node_modules')
const program = (id, name, ...path) => join(cache, id, 'node_modules', name, ...path)
before(() => {
  for (const why of [library('schemas', packages), ...['gemini-cli', 'qwen-code', 'oh-my-pi'].map(install)]) if (why) throw new Error(why)
})

/** The one chunk of a bundle that holds a literal. */
const chunkWith = (folder, name) => {
  for (const file of readdirSync(folder)) {
    const text = file.endsWith('.js') ? readFileSync(join(folder, file), 'utf8') : ''
    if (text.includes(`\nvar ${name} = `)) return text
  }
  throw new Error(`no file of ${folder} holds ${name}`)
}

/** What is taken out of the servers of a whole file. */
const inServers = without => file => {
  const key = file.servers ? 'servers' : 'mcpServers'
  return file[key] ? { ...file, [key]: without(file[key]) } : file
}

const group = (event, handler) => ({ [event]: [{ matcher: 'a', hooks: [handler] }] })

hold({
  agent: 'claude-code', what: 'hooks in Settings of @anthropic-ai/claude-agent-sdk', file: /settings\.json$/, part: value => value.hooks,
  check: () => typeSchema(join(modules, '@anthropic-ai/claude-agent-sdk/sdk.d.ts'), 'Settings', `NonNullable<Settings['hooks']>`),
  refuses: [group('PreToolUse', { type: 'command' }), group('PreToolUse', { type: 'command', command: 'a', timeout: '5' }), group('PreToolUse', { type: 'command', command: 'a', timeoutSec: 5 }), { PreToolUse: [{ type: 'command', command: 'a' }] }],
  exceptions: [{
    why: 'Keys that it does not know stay in its own files, and the program reads past them: onFailure of a prompt or an agent.',
    without(hooks) {
      for (const handler of Object.values(hooks).flat().flatMap(one => one.hooks)) if (handler.prompt !== undefined) delete handler.onFailure
      return hooks
    },
  }],
})

hold({
  agent: 'gemini-cli', what: 'its settings schema', file: /settings\.json$/, part: ({ mcpServers, hooks }) => (mcpServers || hooks) && { mcpServers, hooks },
  check() {
    const chunk = chunkWith(program('gemini-cli', '@google/gemini-cli', 'bundle'), 'SETTINGS_SCHEMA_DEFINITIONS')
    const definitions = settingsSchema(valueOf(literal(chunk, 'SETTINGS_SCHEMA_DEFINITIONS'), 'SETTINGS_SCHEMA_DEFINITIONS'))
    delete definitions.MCPServerConfig.properties.authProviderType.enum // a list that stands elsewhere
    delete definitions.RequiredMcpServerConfig
    const { hooks } = settingsSchema(valueOf(literal(chunk, 'SETTINGS_SCHEMA'), 'SETTINGS_SCHEMA'))
    return jsonSchema({ definitions, type: 'object', properties: { mcpServers: { type: 'object', additionalProperties: { $ref: '#/definitions/MCPServerConfig' } }, hooks } })
  },
  refuses: [{ mcpServers: { a: { command: 'a', disabled: true } } }, { mcpServers: { a: { url: 'https://a.example', type: 'streamable-http' } } }, { mcpServers: { a: { command: 'a', timeout: '5' } } }, { hooks: group('BeforeTool', { type: 'command', command: 1 }) }, { hooks: { BeforeTool: { hooks: [] } } }],
})

hold({
  agent: 'qwen-code', what: 'its settings schema', file: /settings\.json$/, part: value => value.hooks,
  check() {
    const chunk = chunkWith(program('qwen-code', '@qwen-code/qwen-code', 'chunks'), 'HOOK_DEFINITION_ITEMS')
    return jsonSchema(settingsSchema(valueOf(literal(chunk, 'HOOK_DEFINITION_ITEMS') + literal(chunk, 'SETTINGS_SCHEMA'), 'SETTINGS_SCHEMA')).hooks)
  },
  refuses: [group('PreToolUse', { type: 'agent', prompt: 'a' }), group('PreToolUse', { type: 'command', command: 'a', timeout: '5' }), { PreToolUse: [{ matcher: 'a' }] }],
})

const vscode = (path, name) => valueOf(readFileSync(join(modules, '@codingame/monaco-vscode-api/vscode/src/vs/workbench/contrib', path), 'utf8'), name)

hold({
  agent: 'vscode', what: 'the schema of mcp.json in VS Code', file: /mcp\.json$/,
  check() {
    const schema = vscode('mcp/common/mcpConfiguration.js', 'mcpServerSchema')
    schema.properties.inputs = { type: 'array', items: { type: 'object', required: ['id', 'type'] } } // stands elsewhere
    return jsonSchema(schema)
  },
  refuses: [{ mcpServers: {} }, { servers: { a: { command: 'a', headers: {} } } }, { servers: { a: { type: 'http' } } }, { servers: { a: { type: 'streamable-http', url: 'https://a.example' } } }, { servers: { a: { command: ['a'] } } }],
  exceptions: [
    { why: 'VS Code writes gallery and version itself when it installs a server, and reads them back.', without: inServers(withoutKeys('gallery', 'version')) },
    { why: 'The pattern of url is for the editor, which sees a reference or an address without a scheme where the program sees what is filled in.', without: inServers(withoutEntries(entry => entry.url !== undefined && !/^https?:/.test(entry.url))) },
  ],
})

hold({
  agent: 'vscode', what: 'the schema of hooks in VS Code', file: /hooks\.json$/,
  check() {
    const schema = vscode('chat/common/promptSyntax/hookSchema.js', 'hookFileSchema')
    schema.properties.hooks.additionalProperties = { type: 'array', items: vscode('chat/common/promptSyntax/hookSchema.js', 'vscodeHookCommandSchema') } // its list of events stands elsewhere
    return jsonSchema(schema)
  },
  refuses: [{ PreToolUse: [] }, { hooks: { PreToolUse: [{ command: 'a' }] } }, { hooks: { PreToolUse: [{ type: 'command' }] } }, { hooks: { PreToolUse: [{ type: 'command', command: 'a', timeout: '5' }] } }],
})

hold({
  agent: 'oh-my-pi', what: 'its mcp-schema.json', file: /mcp\.json$/,
  check: () => jsonSchema(JSON.parse(readFileSync(program('oh-my-pi', '@oh-my-pi/pi-coding-agent', 'src/config/mcp-schema.json'), 'utf8'))),
  refuses: [{ mcpServers: { a: { url: 'https://a.example' } } }, { mcpServers: { a: { type: 'http', command: 'a' } } }, { mcpServers: { a: { command: 'a', args: 'b' } } }, { mcpServers: { a: { command: 'a', disabled: true } } }],
  exceptions: [
    {
      why: 'The parts of the schema that every server shares forbid one another\'s keys, so it refuses each of these; the program reads them.',
      without: inServers(withoutKeys('enabled', 'timeout', 'requestIdFormat', 'auth', 'oauth', 'instructions')),
    },
    { why: 'The program takes names that the schema does not.', without: inServers(withoutEntries((_, name) => !/^[a-zA-Z0-9_.-]{1,100}$/.test(name))) },
  ],
})

hold({
  agent: 'librechat', what: 'MCPServersSchema of librechat-data-provider', file: /\.yaml$/, part: value => value.mcpServers,
  check() {
    const { MCPServersSchema } = createRequire(pathToFileURL(join(modules, 'a.js')))('librechat-data-provider')
    return zodSchema(MCPServersSchema)
  },
  refuses: [{ a: { command: 'a' } }, { a: { type: 'ws', url: 'https://a.example' } }, { a: { type: 'sse', url: 'https://a.example', headers: ['b'] } }, { a: { type: 'stdio', command: 'a', args: [], disabled: true } }],
  exceptions: [{ why: 'The program fills in references before it looks at a URL; here there is nothing to fill in.', without: withoutEntries(entry => /^\$\{/.test(entry.url ?? '')) }],
})
