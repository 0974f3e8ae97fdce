import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const entry = (name: string) => [name, fileURLToPath(new URL('src/embed/' + name + '.ts', import.meta.url))]

// The element for docs, its worker, the page for frames, and the prerenderer for Node: modules with plain names, for other sites.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  publicDir: false,
  build: {
    outDir: '../dist/embed',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: Object.fromEntries(['agent-config', 'worker', 'frame', 'prerender'].map(entry)),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'part-[name].js' },
    },
  },
})
