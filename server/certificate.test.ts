import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { AppEnv } from './deps.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'

const tls = (name: string) =>
  fileURLToPath(new URL(`../tests/support/tls/${name}`, import.meta.url))

/** The number of the certificate that a new connection is shown. */
function shown(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().serialNumber)
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

test('a renewed certificate is used without a restart, and half of one is not', async ({
  skip,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'nomnom-certificate-'))
  const [cert, key] = [join(folder, 'own.crt'), join(folder, 'own.key')]
  const [newCert, newKey] = [join(folder, 'new.crt'), join(folder, 'new.key')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes']
  const files = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...files, '-keyout', newKey, '-out', newCert, ...subject],
      {
        stdio: 'ignore',
      },
    )
  } catch {
    return skip('needs openssl')
  }
  copyFileSync(tls('localhost.crt'), cert)
  copyFileSync(tls('localhost.key'), key)
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => lines.push(line) })
  const config = readConfig({ PORT: '0', TLS_CERT: cert, TLS_KEY: key })
  const server = await listen(new Hono<AppEnv>(), config, { log, certificateEveryMs: 10 })
  try {
    const before = await shown(server.port)
    // As renewal does it: one file after the other.
    writeFileSync(cert, readFileSync(newCert))
    await expect.poll(() => lines.join()).toContain('renewed certificate cannot be used')
    expect(await shown(server.port)).toBe(before)
    writeFileSync(key, readFileSync(newKey))
    await expect.poll(() => lines.join()).toContain('renewed certificate is used')
    expect(await shown(server.port)).not.toBe(before)
  } finally {
    await server.stop(0)
    rmSync(folder, { recursive: true })
  }
})
