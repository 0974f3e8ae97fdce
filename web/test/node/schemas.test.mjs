// Every output fits the schema that the agent's makers publish as a small package. Those that come with the programs themselves are
// held in web/conformance/schemas.test.mjs.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configYamlSchema } from '@continuedev/config-yaml'
import { hold } from '../schemas/hold.mjs'
import { typeSchema, zodSchema } from '../schemas/kinds.mjs'

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

for (const [agent, name, exceptions] of [
  ['opencode', '@opencode-ai/sdk', [{ why: 'The package describes version 1; files of version 2 have the servers one level deeper.', without: mcp => (typeof mcp.servers === 'object' ? {} : mcp) }]],
  ['kilo-code', '@kilocode/sdk'],
]) {
  hold({
    agent, what: `mcp in Config of ${name}`, file: /\.jsonc?$/, part: value => value.mcp, exceptions,
    check: () => typeSchema(join(modules, name, 'dist/v2/gen/types.gen.d.ts'), 'Config', `NonNullable<Config['mcp']>`),
    refuses: [{ a: { type: 'local', command: 'npx' } }, { a: { type: 'local', command: ['npx'], envs: {} } }, { a: { type: 'remote', url: 'https://a.example', timeout: '5' } }, { a: { type: 'http', url: 'https://a.example' } }],
  })
}

hold({
  agent: 'continue', what: 'configYamlSchema of @continuedev/config-yaml', file: /\.yaml$/,
  check: () => zodSchema(configYamlSchema),
  refuses: [{ name: 'a', version: '1', mcpServers: [{ name: 'b', command: 1 }] }, { name: 'a', version: '1', mcpServers: [{ name: 'b', type: 'http', url: 'https://a.example' }] }, { name: 'a', version: '1', mcpServers: { b: { command: 'npx' } } }, { name: 'a', version: '1', mcpServers: [{ name: 'b', command: 'npx', environment: {} }] }],
})
