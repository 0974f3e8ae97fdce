import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { examples, type Example } from './src/examples.ts'
import { paths } from './src/paths.ts'
import { sampleRows, type Converter } from './scripts/samples.ts'
import { en } from './src/words/en.ts'

// The converter that the page is built against: dist/agentconv.js, or another module of the same shape.
const converter = process.env.AGENTCONV_MODULE ?? fileURLToPath(new URL('../dist/agentconv.js', import.meta.url))

type Listed = { id: string; name: string; group: string; rank: number }

async function loadConverter(): Promise<Converter & { agents(): Listed[] }> {
  if (!existsSync(converter)) throw new Error(converter + ' is missing: run `make build` at the top level, it makes the converter first.')
  return (await import(pathToFileURL(converter).href)).load()
}

// Names and order of the agents are known to the page before the WebAssembly is: they are printed into it at build time.
function agentList(agents: Listed[]): Plugin {
  const id = 'virtual:agents'
  return {
    name: 'agent-list',
    resolveId: (asked) => (asked === id ? '\0' + id : undefined),
    load: (asked) => (asked === '\0' + id ? 'export const listed = ' + JSON.stringify(agents) : undefined),
  }
}

function chip(example: Example, at: number): string {
  const says = example.word ? ' <span data-t="' + example.word + '"></span>' : example.says ? ' <span>' + example.says + '</span>' : ''
  return '<button type="button" data-example="' + at + '"><b' + (example.called ? ' data-t="' + example.called + '"' : '') + '>' + example.name + '</b>' + says + '</button>'
}

function drawn(name: string): string {
  const lines = (paths as Record<string, string[]>)[name]
  if (!lines) throw new Error('index.html asks for the icon "' + name + '", which paths.ts does not have')
  const parts = lines.map((path) => (path[0] === '!' ? '<path class="solid" d="' + path.slice(1) + '"/>' : '<path d="' + path + '"/>'))
  return '<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">' + parts.join('') + '</svg>'
}

// index.html says where a text goes (data-t, data-t-label, data-t-title); the English table says what it is.
function fillWords(agents: Listed[], conv: Converter): Plugin {
  const escape = (s: string) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const say = (key: string): string => {
    const word = (en as Record<string, string | ((n: number) => string)>)[key]
    if (word === undefined) throw new Error('index.html asks for the word "' + key + '", which words/en.ts does not have')
    return escape(typeof word === 'function' ? word(agents.length) : word)
  }
  return {
    name: 'fill-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page
          .replace(/<!--sample (\w+)-->/g, (_, name) => sampleRows(name, conv))
          .replace(/<i data-icon="(\w+)"><\/i>/g, (_, name) => drawn(name))
          .replaceAll('<!--examples-->', () => examples.map(chip).join(''))
          .replace('<!--agents-->', agents.map((a) => escape(a.name)).join(' · '))
          .replace(/data-t-(label|title|content)="([^"]+)"/g, (all, attribute, key) => {
            const name = attribute === 'label' ? 'aria-label' : attribute
            return all + ' ' + name + '="' + say(key) + '"'
          })
          .replace(/(data-t="([^"]+)"[^>]*>)(?=<\/)/g, (all, tag, key) => tag + say(key)),
    },
  }
}

// index.html names the files of what is imported later, so that the page can fetch them ahead (src/ahead.ts).
function nameAhead(later: string[]): Plugin {
  return {
    name: 'name-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle, chunk }) {
        if (!bundle || !chunk) return page
        const reached = (file: string, known: Set<string>): Set<string> => {
          const found = bundle[file]
          if (known.has(file) || found?.type !== 'chunk') return known
          known.add(file)
          for (const other of found.imports) reached(other, known)
          return known
        }
        const atOnce = reached(chunk.fileName, new Set())
        const files = new Set<string>()
        for (const one of Object.values(bundle)) {
          if (one.type === 'chunk' && later.some((module) => one.facadeModuleId?.endsWith(module))) for (const file of reached(one.fileName, new Set(atOnce))) files.add(file)
        }
        return page.replace('<body data-ahead>', '<body data-ahead="' + [...files].filter((file) => !atOnce.has(file)).map((file) => './' + file).join(' ') + '">')
      },
    },
  }
}

export default defineConfig(async () => {
  const conv = await loadConverter()
  const agents = conv.agents().map(({ id, name, group, rank }) => ({ id, name, group, rank }))
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: './',
    plugins: [agentList(agents), fillWords(agents, conv), nameAhead(['/src/editors.ts', '/src/embedding.ts'])],
    build: {
      outDir: '../dist',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: { input: ['index.html', 'formats.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))) },
      reportCompressedSize: false,
    },
    worker: { format: 'es' as const },
  }
})
