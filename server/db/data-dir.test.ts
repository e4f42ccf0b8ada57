import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseDataDir, makeDataDir } from './data-dir.ts'

let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'nomnom-checkout-'))
})

afterEach(() => rmSync(checkout, { recursive: true, force: true }))

const root = {
  platform: 'linux',
  arch: 'x64',
  release: '',
  glibc: '2',
  sharedMemoryBytes: 0,
  uid: 0,
}
const person = { ...root, uid: 1000 }

function choose(machine: typeof root, isChosen = false) {
  return chooseDataDir(machine, { dataDir: join(checkout, 'data'), isChosen })
}

test('an ordinary user keeps the data in the checkout, also in a closed home', () => {
  chmodSync(checkout, 0o700)
  expect(choose(person)).toEqual({ dataDir: join(checkout, 'data'), note: undefined })
})

test('root keeps the data in the checkout where others may pass', () => {
  chmodSync(checkout, 0o711)
  expect(choose(root)).toEqual({ dataDir: join(checkout, 'data'), note: undefined })
})

test('root in a closed home keeps the data in a place of the system, and says so', () => {
  chmodSync(checkout, 0o700)
  const { dataDir, note } = choose(root)
  expect(dataDir).toBe('/var/lib/nomnom')
  expect(note).toMatch(/kept in \/var\/lib\/nomnom.*Set DATA_DIR/)
  expect(choose(root, true)).toEqual({ dataDir: join(checkout, 'data'), note: undefined })
})

test.runIf(process.getuid?.() === 0)('root goes on with the data of the user who made it', () => {
  chownSync(checkout, 1000, 1000)
  chmodSync(checkout, 0o700)
  mkdirSync(join(checkout, 'data'))
  chownSync(join(checkout, 'data'), 1000, 1000)
  expect(choose(root)).toEqual({ dataDir: join(checkout, 'data'), note: undefined })
})

test('a data folder that cannot be written or made is named, with the way out', () => {
  const closed = join(checkout, 'closed')
  mkdirSync(closed, { mode: 0o555 })
  const isRoot = process.getuid?.() === 0
  chmodSync(checkout, 0o711)
  if (isRoot) process.seteuid?.(65534)
  try {
    expect(() => makeDataDir(closed)).toThrow(
      `Nothing can be written to the data folder ${closed}: it is closed to this user. Give it to`,
    )
    expect(() => makeDataDir(join(closed, 'data'))).toThrow(/data cannot be made: .*Set DATA_DIR/)
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
  makeDataDir(join(checkout, 'new/data'))
})
