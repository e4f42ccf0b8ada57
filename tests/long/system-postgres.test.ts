// An installed PostgreSQL of another major version beside the bundled one: it serves where that
// cannot, and data goes from one to the other and back.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runRestoreProgram } from '#server/backup/program.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { systemBinaries } from '#server/db/embedded-binaries.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { openDatabase } from '#server/db/open.ts'

const SECOND_TO_LAST = migrations.length - 1

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nomnom-system-'))
  chmodSync(folder, 0o755)
  return folder
}

test('a PostgreSQL that is installed on the machine serves where the bundled one cannot', async ({
  skip,
}) => {
  const binaries = systemBinaries(process.platform)
  if (binaries === undefined) return skip('no PostgreSQL 15 or newer is installed')
  const dataDir = newFolder()
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

test('data of an older PostgreSQL and an older nomnom is taken over, and can be put back', async ({
  skip,
}) => {
  const binaries = systemBinaries(process.platform)
  if (binaries === undefined || binaries.major > 17) return skip('needs PostgreSQL 15 to 17')
  const dataDir = newFolder()
  const elsewhere = newFolder()
  try {
    const older = await startEmbedded({ dataDir, binaries, log: () => undefined })
    const before = connect(older.url)
    await migrate(before, migrations.slice(0, SECOND_TO_LAST))
    await sql`insert into users (id, email, display_name)
      select gen_random_uuid(), 'ä' || n, E'tab\\t' || n from generate_series(1, 5000) n`.execute(
      before,
    )
    const epochs = await sql`select * from epochs`.execute(before)
    await before.destroy()
    await older.stop()

    const said: string[] = []
    const opened = await openDatabase({
      config: readConfig({ DATA_DIR: dataDir }),
      say: (message) => said.push(message),
      onConnectionError: () => undefined,
      onAway: () => undefined,
      onLost: () => undefined,
    })
    const version = await sql`show server_version`.execute(opened.db)
    expect(JSON.stringify(version.rows)).toContain('"18.')
    const count = sql`select count(*) as people, count(distinct email) as emails from users
      where display_name like E'tab\t%'`
    expect((await count.execute(opened.db)).rows).toEqual([{ people: 5000, emails: 5000 }])
    // The same history goes on: no device begins anew.
    expect((await sql`select * from epochs`.execute(opened.db)).rows).toEqual(epochs.rows)
    const ran = await sql`select name from migrations`.execute(opened.db)
    expect(ran.rows).toHaveLength(migrations.length)
    await opened.close()
    expect(said.join('\n')).toContain(`from PostgreSQL ${binaries.major} to 18`)
    expect(readdirSync(dataDir).sort()).toEqual([
      'backups',
      `pg${binaries.major}.old`,
      'pg18',
      'postgres.log',
    ])

    // And back: a file of one version goes into the other.
    const [file = ''] = readdirSync(join(dataDir, 'backups'))
    const again = await startEmbedded({ dataDir: elsewhere, binaries, log: () => undefined })
    await runRestoreProgram({
      args: [join(dataDir, 'backups', file)],
      env: { DATABASE_URL: again.url, DATA_DIR: elsewhere },
      say: () => undefined,
    })
    const there = connect(again.url)
    expect((await count.execute(there)).rows).toEqual([{ people: 5000, emails: 5000 }])
    await there.destroy()
    await again.stop()
  } finally {
    rmSync(dataDir, { recursive: true })
    rmSync(elsewhere, { recursive: true })
  }
})
