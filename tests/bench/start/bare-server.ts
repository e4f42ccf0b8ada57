// Serves the bare page, with a worker that keeps it for starts without a network.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { peer } from '../peers.mjs'

const ENTRY = fileURLToPath(new URL('./bare-page.tsx', import.meta.url))

const PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<title>Bare</title><div id="root"></div><script type="module" src="/page.js"></script>`

const WORKER = `
addEventListener('install', (event) => event.waitUntil(
  caches.open('bare').then((cache) => cache.addAll(['/', '/page.js']))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request))))`

export type BareServer = { origin: string; stop(): Promise<void> }

/** Opens a free loopback port. */
export async function serveBarePage(): Promise<BareServer> {
  // With the headers that the app's own files have.
  const script = brotliCompressSync(await bundle())
  const server = createServer(({ url }, answer) => {
    const [type, body] =
      url === '/page.js'
        ? ['text/javascript', script]
        : url === '/worker.js'
          ? ['text/javascript', WORKER]
          : ['text/html', PAGE]
    const encoding = body === script ? { 'Content-Encoding': 'br' } : {}
    answer.writeHead(200, { 'Content-Type': type, ...encoding }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    // Browsers allow workers on https and on this name only.
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // React itself, which the app only speaks like.
    resolve: {
      alias: ['react-dom', 'react'].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: peer(name),
      })),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  const script = first?.output[0]
  if (!script) throw new Error('The bare page was not built')
  return script.code
}
