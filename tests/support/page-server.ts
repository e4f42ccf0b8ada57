import { test } from '@playwright/test'
import { startServer, type ServerOptions, type TestServer } from './server.ts'
import { leaveAll } from './shopper.ts'

/** The server of a file of browser tests, with the page. In the end everybody leaves who arrived there. */
export function pageServer(options?: ServerOptions): TestServer {
  // Filled in before anything can ask.
  const server = {} as TestServer
  test.beforeAll(async () => {
    Object.assign(server, await startServer({ listen: true, ...options }))
  })
  test.afterAll(async () => {
    await leaveAll(server)
    await server.stop()
  })
  return server
}
