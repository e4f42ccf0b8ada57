// The server's side of `npm run dev`: everything but the page, which Vite serves.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { createApp } from './app.ts'
import { mailboxPath } from './auth/mail/mailbox.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import type { AppDeps } from './deps.ts'
import { loadEnvFile } from './env-file.ts'
import { createLog } from './log.ts'
import { connectPokes } from './pokes.ts'
import { startLife } from './sync/lives.ts'
import { noParts } from './parts.ts'
import { isServerPath } from './server-path.ts'

type CreateApp = typeof createApp

/** What scripts/dev.mjs needs to answer requests. */
type DevServer = {
  port: number
  address: string
  /** A line about mails, for the terminal. */
  hint: string
  isServerPath(path: string): boolean
  /** Answers with the app of that `createApp`, made once per version of the code. */
  answer(create: CreateApp, request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): Promise<void>
}

/** Opens the database of the environment, as the server does. Throws what `openDatabase` throws. */
export async function openDev(): Promise<DevServer> {
  loadEnvFile()
  const config = readConfig(process.env)
  const log = createLog({
    level: config.logLevel,
    write: (line) => process.stderr.write(`${line}\n`),
  })
  const database = await openDatabase({
    config,
    say: (message) => process.stdout.write(`${message}\n`),
    onConnectionError: (error) => log.warn('database connection lost', { error }),
    onAway: (isAway) => log.warn(isAway ? 'database does not answer' : 'database answers again'),
    onLost: (error) => log.error('database lost', { error }),
  })
  await startLife(database.db)
  const pokes = connectPokes({ url: database.directUrl, log })
  const deps: AppDeps = { config, db: database.db, log, clock: Date.now, pokes, parts: noParts() }
  let made: { create: CreateApp; listener: ReturnType<typeof getRequestListener> } | undefined
  return {
    port: config.port,
    address: config.publicUrl,
    hint: config.isMailboxMode ? `Mails: ${config.publicUrl}${mailboxPath(deps)}\n` : '',
    // The page of all components is a page.
    isServerPath: (path) => path !== '/dev/ui' && isServerPath(path, config.authPathPrefix),
    async answer(create, request, response) {
      if (made?.create !== create) {
        made = { create, listener: getRequestListener(create(deps).fetch) }
      }
      await made.listener(request, response)
    },
    async close() {
      await pokes.stop()
      await database.close()
    },
  }
}
