import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { silentLog } from './log.ts'
import { run } from './main.ts'

test.each([{}, { HOST: '127.0.0.1' }])(
  'a port that is taken is noticed before a database is made (%j)',
  async (env) => {
    const folder = mkdtempSync(join(tmpdir(), 'nomnom-main-'))
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const dataDir = join(folder, 'data')
    const config = readConfig({ ...env, PORT: String(port), DATA_DIR: dataDir })
    try {
      const start = run({ config, log: silentLog, say: () => undefined, onLost: () => undefined })
      await expect(start).rejects.toThrow(`Port ${port} is taken by another program`)
      expect(existsSync(dataDir)).toBe(false)
    } finally {
      other.close()
      rmSync(folder, { recursive: true })
    }
  },
)
