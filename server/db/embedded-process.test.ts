import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import {
  livingProcess,
  looksLikePostgres,
  parsePostmasterFile,
  parseProcStat,
  parsePsLine,
} from './embedded-process.ts'

const STAT = '42 (post gres) b) S 1 42 42 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 98765 1 2 3 4 5 6 7'

test('Linux: a process is known by its start, also when its name holds brackets', () => {
  expect(parseProcStat(STAT)).toEqual({ startedAt: '98765' })
})

test('Linux: a killed process that nobody has reaped counts as gone', () => {
  expect(parseProcStat(STAT.replace(') S', ') Z'))).toBeUndefined()
  expect(parseProcStat(STAT.replace(') S', ') X'))).toBeUndefined()
  expect(parseProcStat('')).toBeUndefined()
})

test('macOS: a process is known by its start, and a zombie counts as gone', () => {
  const line = 'Ss   Sat Nov 21 01:20:03 2026     /opt/pg/bin/postgres -D /data/pg18\n'
  expect(parsePsLine(line)).toEqual({
    startedAt: 'Sat Nov 21 01:20:03 2026',
    command: '/opt/pg/bin/postgres -D /data/pg18',
  })
  expect(parsePsLine(line.replace('Ss', 'Z+'))).toBeUndefined()
  expect(parsePsLine('')).toBeUndefined()
})

test('every lookup finds this very process and not one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.once('exit', resolve))
  const gone = child.pid ?? 0
  for (const system of ['linux', 'darwin', 'win32']) {
    // The files of Linux exist on Linux alone; `ps` does not exist on Windows.
    if (system === 'linux' && process.platform !== 'linux') continue
    if (system === 'darwin' && process.platform === 'win32') continue
    expect(livingProcess(process.pid, system), system).toBeDefined()
    expect(livingProcess(gone, system), system).toBeUndefined()
  }
})

test('the pid file of PostgreSQL is read, also while it is being written', () => {
  const lines = [
    '123',
    '/data/pg18',
    '1763688000',
    '5555',
    '',
    '127.0.0.1',
    '  1 2',
    'ready   ',
    '',
  ]
  const file = { pid: 123, directory: '/data/pg18', port: 5555 }
  expect(parsePostmasterFile(lines.join('\n'))).toEqual({ ...file, isReady: true })
  expect(parsePostmasterFile(lines.slice(0, 7).join('\n'))).toEqual({ ...file, isReady: false })
  expect(parsePostmasterFile(lines.join('\n').replace('ready', 'starting'))?.isReady).toBe(false)
  expect(parsePostmasterFile('')).toBeUndefined()
  expect(parsePostmasterFile('-77\n/data\n')?.pid).toBe(77)
})

test('a stranger with the same pid is not taken for PostgreSQL', () => {
  const startedAt = undefined
  expect(looksLikePostgres({ startedAt, command: '/x/bin/postgres -D /data' })).toBe(true)
  expect(looksLikePostgres({ startedAt, command: 'node scripts/start.mjs' })).toBe(false)
  expect(looksLikePostgres({ startedAt, command: undefined })).toBe(true)
})
