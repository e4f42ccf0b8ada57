import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { systemBinaries } from '#server/db/embedded-binaries.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

test('a PostgreSQL that is installed on the machine serves where the bundled one cannot', async ({
  skip,
}) => {
  const binaries = systemBinaries(process.platform)
  if (binaries === undefined) return skip('no PostgreSQL 15 or newer is installed')
  const dataDir = mkdtempSync(join(tmpdir(), 'nomnom-system-'))
  chmodSync(dataDir, 0o755)
  const database = await startEmbedded({ dataDir, binaries, log: () => undefined })
  const db = connect(database.url)
  try {
    await migrate(db)
    const { rows } = await sql<{ version: string }>`show server_version`.execute(db)
    expect(JSON.stringify(rows)).toContain(`"${binaries.major}.`)
  } finally {
    await db.destroy()
    await database.stop()
    rmSync(dataDir, { recursive: true })
  }
})
