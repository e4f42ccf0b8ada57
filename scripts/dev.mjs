// `npm run dev`: page, worker, API and sign-in on one port, like `npm start`, but each from its
// sources. A changed server file is used from the next request on; the database stays open.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { root } from './run.mjs'

const OPEN = '/server/dev.ts'
const WORKER_PART = /^\/assets\/worker-/

requireNode()
await ensureInstalled({ dev: true, log: console.log })

const { createServer: createVite, build } = await import('vite')
const { buildWorker } = await import('./build.mjs')

const http = createServer()
const vite = await createVite({
  root,
  appType: 'spa',
  server: { middlewareMode: true, hmr: { server: http } },
})

// Loaded once, because it holds the database. The app itself is loaded anew after each change.
const { openDev } = await vite.ssrLoadModule(OPEN)
const dev = await openDev().catch((error) => {
  console.error(`\n${error.message}\n`)
  process.exit(1)
})

http.on('request', async (request, response) => {
  const path = request.url?.split('?')[0] ?? '/'
  try {
    if (path === '/sw.js' || WORKER_PART.test(path)) return await answerWorker(path, response)
    if (!dev.isServerPath(path)) return vite.middlewares(request, response)
    const { createApp } = await vite.ssrLoadModule('/server/app.ts')
    return await dev.answer(createApp, request, response)
  } catch (error) {
    vite.ssrFixStacktrace(error)
    console.error(error)
    response.writeHead(500).end(String(error.stack))
  }
})

http.once('error', (error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${dev.port} is taken: set PORT to another number.` : error.message)
  void stop(1)
})
http.listen(dev.port, 'localhost', () => {
  console.log(`\nnomnom, for development: ${dev.address}\n${dev.hint}`)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop(0))

// A SIGTERM to npm ends the shell between npm and us, and all we see is another parent.
const parent = process.ppid
setInterval(() => process.ppid === parent || void stop(0), 250).unref()

let isStopping = false
let workerBuilt

async function stop(code) {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), 4800).unref()
  http.closeAllConnections()
  await dev.close()
  await vite.close()
  process.exit(code)
}

// With an empty list the worker caches nothing, so that the page always comes from its sources.
async function answerWorker(path, response) {
  workerBuilt = path === '/sw.js' ? buildWorker(build) : (workerBuilt ?? buildWorker(build))
  const code = readFileSync(join(await workerBuilt, path), 'utf8')
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
  response.end(code.replace('self.__WB_MANIFEST', '[]'))
}
