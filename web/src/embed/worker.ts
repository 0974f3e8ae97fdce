// The converter for elements of the same site as this file; for those of other sites the same lines come as a text.
const base = new URL('../', self.location.href)
const ready = import(/* @vite-ignore */ new URL('agentconv.js', base).href).then((module) => module.load())

self.onmessage = async ({ data }: MessageEvent<{ id: number; request?: unknown }>) => {
  try {
    const conv = await ready
    self.postMessage({ id: data.id, done: data.request ? conv.convert(data.request) : conv.agents() })
  } catch (reason) {
    self.postMessage({ id: data.id, failed: String(reason) })
  }
}
