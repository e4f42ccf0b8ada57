import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareNative } from './embedded-binaries.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomnom binaries-'))
  chmodSync(folder, 0o755)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The package as npm unpacks it when install scripts do not run. */
function unpackedPackage(): string {
  const native = join(folder, 'package', 'native')
  for (const name of ['bin', 'lib', 'share']) mkdirSync(join(native, name), { recursive: true })
  writeFileSync(join(folder, 'package', 'package.json'), '{"version":"18.4.0"}')
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    writeFileSync(join(native, 'bin', name), '#!/bin/sh\n', { mode: 0o644 })
  }
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  return native
}

function expectUsable(native: string): void {
  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect(readFileSync(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    expect(statSync(join(native, 'bin', name)).mode & 0o111, name).toBe(0o111)
  }
}

test('links and execute bits that an install script would have made are made at start', () => {
  const native = unpackedPackage()
  expect(prepareNative(native, { user: undefined, dataDir: join(folder, 'data') })).toBe(native)
  expectUsable(native)
})

test('a link that leads nowhere is made again', () => {
  const native = unpackedPackage()
  prepareNative(native, { user: undefined, dataDir: folder })
  rmSync(join(native, 'lib', 'libpq.so.5'))
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library')
  prepareNative(native, { user: undefined, dataDir: folder })
  expectUsable(native)
})

test('programs in a home that is closed to PostgreSQL are copied beside the data', () => {
  const native = unpackedPackage()
  chmodSync(join(folder, 'package'), 0o700)
  const user = { uid: 65534, gid: 65534 }
  const dataDir = join(folder, 'data')
  mkdirSync(join(dataDir, 'programs', '17.0.0'), { recursive: true })
  const copy = prepareNative(native, { user, dataDir })
  expect(copy).toBe(join(dataDir, 'programs', '18.4.0'))
  expectUsable(copy)
  expect(statSync(copy).mode & 0o755).toBe(0o755)
  expect(existsSync(join(dataDir, 'programs', '17.0.0'))).toBe(false)
  const made = lstatSync(copy).ino
  expect(prepareNative(native, { user, dataDir })).toBe(copy)
  expect(lstatSync(copy).ino).toBe(made)
})
