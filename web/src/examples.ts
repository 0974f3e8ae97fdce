// The texts behind "Try one": one for each way a config comes along. The token in them is made up.

const token = 'ghp_' + 'exampleexample1234'

const claude = `{
  "mcpServers": {
    "github": {
      "command": "npx",
      "args": ["-y", "@modelcontextprotocol/server-github"],
      "env": { "GITHUB_TOKEN": "${token}" },
      "timeout": 60000
    },
    "linear": {
      "type": "http",
      "url": "https://mcp.linear.app/mcp",
      "headers": {
        "Authorization": "Bearer \${LINEAR_TOKEN}",
        "X-Team": "core"
      }
    },
    "events": {
      "type": "sse", "url": "https://events.example.com/sse"
    }
  },
  "hooks": {
    "PreToolUse": [{
      "matcher": "Bash|Edit",
      "hooks": [{
        "type": "command", "timeout": 30,
        "command": "$CLAUDE_PROJECT_DIR/hooks/guard.sh"
      }]
    }]
  }
}
`

const codex = `model = "gpt-5-codex"

[mcp_servers.context7]
command = "npx"
args = ["-y", "@upstash/context7-mcp"]
startup_timeout_sec = 20

[mcp_servers.figma]
url = "https://mcp.figma.com/mcp"
bearer_token_env_var = "FIGMA_TOKEN"
http_headers = { "X-Figma-Region" = "us-east-1" }

[mcp_servers.postgres]
command = "uvx"
args = ["postgres-mcp", "--access-mode=restricted"]
env_vars = ["DATABASE_URI"]
enabled = false
`

const vscode = `{
  // .vscode/mcp.json
  "inputs": [
    { "type": "promptString", "id": "perplexity-key", "description": "Perplexity API key", "password": true }
  ],
  "servers": {
    "perplexity": {
      "type": "stdio",
      "command": "npx",
      "args": ["-y", "server-perplexity-ask"],
      "env": { "PERPLEXITY_API_KEY": "\${input:perplexity-key}" }
    },
    "files": {
      "type": "stdio",
      "command": "npx",
      "args": ["-y", "@modelcontextprotocol/server-filesystem", "\${workspaceFolder}"]
    }
  }
}
`

const readme = `# Acme tickets

## Claude Code

    claude mcp add --transport http acme https://mcp.acme.example/mcp --header "Authorization: Bearer \${ACME_TOKEN}"

## VS Code

\`\`\`json
{
  "servers": {
    "acme": { "type": "http", "url": "https://mcp.acme.example/mcp" }
  }
}
\`\`\`

## Codex

\`\`\`toml
[mcp_servers.acme]
url = "https://mcp.acme.example/mcp"
bearer_token_env_var = "ACME_TOKEN"
\`\`\`
`

const hooks = `{
  "hooks": {
    "PreToolUse": [{
      "matcher": "Bash|Edit",
      "hooks": [{
        "type": "command", "timeout": 30,
        "command": "$CLAUDE_PROJECT_DIR/hooks/guard.sh"
      }]
    }],
    "UserPromptSubmit": [{
      "hooks": [{
        "type": "command",
        "command": "hooks/no-secrets.sh"
      }]
    }],
    "Stop": [{
      "hooks": [{
        "type": "command", "timeout": 300,
        "command": "npm test"
      }]
    }],
    "PostToolUse": [{
      "matcher": "Edit|Write",
      "hooks": [{
        "type": "command",
        "command": "npx prettier --write ."
      }]
    }]
  }
}
`

const gemini = `{
  "ui": { "theme": "GitHub" },
  "hooksConfig": { "enabled": true },
  "mcpServers": {
    "docs": {
      "type": "http",
      "url": "https://docs.example.com/mcp",
      "headers": { "Authorization": "Bearer $DOCS_TOKEN" },
      "timeout": 30000
    },
    "git": {
      "command": "uvx",
      "args": ["mcp-server-git"],
      "cwd": "./",
      "trust": true,
      "includeTools": ["git_status", "git_diff"]
    }
  }
}
`

const link = 'cursor://anysphere.cursor-deeplink/mcp/install?name=acme&config=' + btoa('{"url":"https://mcp.acme.example/mcp","headers":{"Authorization":"Bearer ${env:ACME_TOKEN}"}}') + '\n'
const add = 'claude mcp add --transport http sentry https://mcp.sentry.dev/mcp\nclaude mcp add --env AIRTABLE_API_KEY=YOUR_KEY airtable -- npx -y airtable-mcp-server\n'

export interface Example {
  name: string
  called?: 'compare.hooks'
  says?: string
  word?: 'example.inputs' | 'example.link' | 'example.clients' | 'example.guard'
  text: string
}

export const examples: Example[] = [
  { name: 'Claude Code', says: '.mcp.json', text: claude },
  { name: 'Codex', says: 'config.toml', text: codex },
  { name: 'VS Code', word: 'example.inputs', text: vscode },
  { name: 'Cursor', word: 'example.link', text: link },
  { name: 'README', word: 'example.clients', text: readme },
  { name: 'claude mcp add', text: add },
  { name: 'Hooks', called: 'compare.hooks', word: 'example.guard', text: hooks },
  { name: 'Gemini CLI', says: 'settings.json', text: gemini },
]
