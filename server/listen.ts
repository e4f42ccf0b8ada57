// Opens the ports. The page is answered on both loopback addresses, because `localhost` may mean
// either.
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import { followCertificate, readCertificate } from './certificate.ts'
import type { Config } from './config.ts'
import type { AppEnv } from './deps.ts'
import type { Log } from './log.ts'
import { endSlowBodies, REQUEST_MAX_MS } from './slow-bodies.ts'
import { codeOf } from './error-code.ts'

/** Open ports. */
export type Listening = {
  port: number
  /** Stops taking connections, lets answers finish for `graceMs`, then closes all. */
  stop(graceMs?: number): Promise<void>
}

// A phone on a bad network may be slow, but a connection that never gets on must not stay.
const TIMEOUTS = {
  headersTimeout: 15_000,
  // Bodies that do not get on are ended sooner: endSlowBodies.
  requestTimeout: REQUEST_MAX_MS,
  // Longer than proxies keep an idle connection, so that they close it and never meet a closed one.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const GRACE_MS = 2_000

/** certificateEveryMs: how often the files of the certificate are looked at. */
type ListenOptions = { log?: Log; certificateEveryMs?: number }

const CERTIFICATE_EVERY_MS = 60_000

/**
 * Listens where the config says; port 0 takes a free one.
 * Rejects with the system's error (`EADDRINUSE`, ...) when a port cannot be had.
 */
export async function listen(
  app: Hono<AppEnv>,
  config: Config,
  options: ListenOptions = {},
): Promise<Listening> {
  const tls = config.tls && (await readCertificate(config.tls))
  const open = async (host: string, port: number) => {
    const server = createAdaptorServer(
      tls === undefined
        ? { fetch: app.fetch, createServer, serverOptions: { ...TIMEOUTS } }
        : {
            fetch: app.fetch,
            createServer: createSecureServer,
            serverOptions: { ...TIMEOUTS, ...tls },
          },
    )
    endSlowBodies(server)
    await listening(server, host, port)
    return server
  }

  const first = await open(config.host ?? '127.0.0.1', config.port)
  const { port } = first.address() as AddressInfo
  const servers = [first]
  if (config.host === undefined) {
    try {
      servers.push(await open('::1', port))
    } catch (error) {
      if (!isWithoutIpv6(error)) {
        await closed(first, 0)
        throw error
      }
    }
  }
  const unfollow = follow(servers, config, options)
  return {
    port,
    async stop(graceMs = GRACE_MS) {
      unfollow()
      await Promise.all(servers.map((server) => closed(server, graceMs)))
    },
  }
}

/** Throws an Error that says what to do when the port of the settings cannot be had now. */
export async function assertPortFree({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  if (port === 0) return
  const hosts = host === undefined ? ['127.0.0.1', '::1'] : [host]
  for (const each of hosts) {
    const probe = createServer()
    try {
      await listening(probe, each, port)
      await closed(probe, 0)
    } catch (error) {
      if (!isWithoutIpv6(error)) throw portProblem(error, port)
    }
  }
}

/** What to do about a port that cannot be had; any other failure as it is. */
export function portProblem(error: unknown, port: number): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    const message =
      `Port ${port} is taken by another program (is nomnom already running?). ` +
      'Stop that program, or set PORT to another number.'
    return new Error(message, { cause: error })
  }
  if (code !== 'EACCES') return error
  const message = `Port ${port} needs rights that this user does not have: set PORT.`
  return new Error(message, { cause: error })
}

function follow(
  servers: readonly ServerType[],
  { tls }: Config,
  { log, certificateEveryMs: everyMs = CERTIFICATE_EVERY_MS }: ListenOptions,
): () => void {
  if (tls === undefined) return () => undefined
  const secure = servers.filter((server) => 'setSecureContext' in server)
  return followCertificate(secure, tls, { everyMs, log })
}

function listening(server: ServerType, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function isWithoutIpv6(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
}

// Live streams never end by themselves, so after the grace every connection is cut.
async function closed(server: ServerType, graceMs: number): Promise<void> {
  const end = new Promise<void>((resolve) => server.close(() => resolve()))
  const cut = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, graceMs)
  await end
  clearTimeout(cut)
}
