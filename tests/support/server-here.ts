import { afterAll, beforeAll } from 'vitest'
import { startServer, type ServerOptions, type TestServer } from './server.ts'

/** The server that all tests of a file share: it is there from before the first one until after the last. */
export function serverHere(options?: ServerOptions): TestServer {
  // Filled in before anything can ask.
  const server = {} as TestServer
  beforeAll(async () => {
    Object.assign(server, await startServer(options))
  })
  afterAll(() => server.stop())
  return server
}
