import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../tests/support/postgres.ts'
import { requireFree } from './room.ts'
import { writeBackup } from './write.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomnom-room-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a folder with too little room is named, with what it has and what is needed', async () => {
  await requireFree(folder, 1)
  const much = 2 ** 60
  await expect(requireFree(folder, much)).rejects.toThrow(
    new RegExp(`There is no room in ${folder}: \\d+ MB are free, and about ${2 ** 40} MB`),
  )
})

test('a backup that is stopped in the middle leaves nothing of it', async () => {
  const { url, drop } = await freshDatabase()
  const stopping = new AbortController()
  const seen: string[] = []
  const writing = writeBackup({
    url,
    file: join(folder, 'a.tar.gz'),
    passphrase: undefined,
    journal: join(folder, 'none'),
    onProgress() {
      seen.push(...readdirSync(folder))
      stopping.abort()
    },
    signal: stopping.signal,
  })
  await expect(writing).rejects.toThrow()
  expect(seen[0]).toMatch(/^a\.tar\.gz\.partial-\d+$/)
  expect(readdirSync(folder)).toEqual([])
  await drop()
})
