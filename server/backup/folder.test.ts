import { expect, test } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupName, type BackupFile, listBackups, superfluous } from './folder.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 5, 30, 12)

function daily(daysAgo: number): BackupFile {
  return { file: `daily ${daysAgo}`, madeAt: NOON - daysAgo * DAY_MS, reason: 'daily' }
}

test('of a hundred nights seven days and the newest of four weeks are kept', () => {
  const all = Array.from({ length: 100 }, (_, day) => daily(day))
  const gone = new Set(superfluous(all, { daily: 7, weekly: 4 }))
  const kept = all.filter((backup) => !gone.has(backup)).map(({ file }) => file)
  expect(kept).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6].map((day) => `daily ${day}`),
    // Weeks are counted from a Thursday, as days are from 1970.
    'daily 13',
    'daily 20',
  ])
})

test('of several backups of one day the newest is kept, and those by command always', () => {
  const twice = [daily(0), { ...daily(0), file: 'earlier', madeAt: NOON - 3600_000 }]
  const manual = Array.from({ length: 9 }, (_, day) => ({ ...daily(day + 50), reason: 'manual' }))
  const before = Array.from({ length: 6 }, (_, day) => ({
    ...daily(day + 60),
    file: `before ${day}`,
    reason: `before-000${day}-x`,
  }))
  const gone = superfluous([...twice, ...manual, ...before], { daily: 7, weekly: 4 })
  expect(gone.map(({ file }) => file)).toEqual(['earlier', 'before 4', 'before 5'])
})

test('a folder tells its backups by their names, newest first, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nomnom-backups-'))
  try {
    const names = [
      backupName(NOON, 'manual', false),
      backupName(NOON + DAY_MS, 'before-0009-next', true),
      backupName(NOON + 1, 'manual', false),
      // Names of before were exact to the second.
      'nomnom-20260629T120000Z-daily.tar.gz',
      'holiday.tar.gz',
      `${backupName(NOON, 'daily', false)}.partial-12`,
    ]
    for (const name of names) writeFileSync(join(folder, name), '')
    expect(await listBackups(folder)).toEqual([
      { file: join(folder, names[1] ?? ''), madeAt: NOON + DAY_MS, reason: 'before-0009-next' },
      { file: join(folder, names[2] ?? ''), madeAt: NOON + 1, reason: 'manual' },
      { file: join(folder, names[0] ?? ''), madeAt: NOON, reason: 'manual' },
      { file: join(folder, names[3] ?? ''), madeAt: NOON - DAY_MS, reason: 'daily' },
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(await listBackups(folder)).toEqual([])
})
