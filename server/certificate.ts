// The certificate of TLS_CERT and TLS_KEY: those who renew it write new files, and a server that runs
// for years takes them over without a restart.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

type Files = NonNullable<Config['tls']>

/** What a server speaks HTTPS with, as PEM. */
type Certificate = { cert: Buffer; key: Buffer }

/** Something that goes on with another certificate for new connections. */
type Server = { setSecureContext(options: Certificate): void }

/** Reads the two files. Rejects with the system's error. */
export async function readCertificate({ certFile, keyFile }: Files): Promise<Certificate> {
  const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
  return { cert, key }
}

/**
 * Gives servers the certificate of the files whenever these have changed. Files that do not belong
 * together, because one is just being replaced, leave the old one, and are told once.
 */
export function followCertificate(
  servers: readonly Server[],
  files: Files,
  { everyMs, log }: { everyMs: number; log?: Log | undefined },
): () => void {
  let seen: string | undefined
  const look = async (): Promise<void> => {
    const certificate = await readCertificate(files)
    const hash = hashOf(certificate)
    if (hash === seen) return
    const isFirst = seen === undefined
    seen = hash
    // Throws for what does not fit together, before any server has taken it.
    createSecureContext(certificate)
    for (const server of servers) server.setSecureContext(certificate)
    if (!isFirst) log?.info('the renewed certificate is used')
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => log?.warn('the renewed certificate cannot be used', { error }))
  }, everyMs).unref()
  return () => clearInterval(timer)
}

function hashOf({ cert, key }: Certificate): string {
  return createHash('sha256').update(cert).update('\0').update(key).digest('hex')
}
