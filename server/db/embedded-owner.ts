// Whose PostgreSQL's files are when root starts it: an id that nothing else on the machine uses, so
// that nobody else can read its password. There is no account for it, and none is made: PostgreSQL
// itself does without one. Only initdb asks for a name, so it runs as `nobody`, with a password that
// is replaced as soon as the server answers.
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client, DatabaseError } from 'pg'
import { UNPRIVILEGED_ID } from './embedded-platform.ts'

export type User = { uid: number; gid: number }

/** Handed out by no distribution, nor by systemd for services (from 61184 on). */
const FIRST_OWN_ID = 60_663
const LAST_OWN_ID = 61_183

/** The password that counts, and one that others may have seen. */
export const PASSWORD_FILE = 'nomnom.password'
const SEEN_PASSWORD_FILE = 'nomnom.password.seen'

const WRONG_PASSWORD = '28P01'

/** The first id that no account and no group has, by the texts of /etc/passwd and /etc/group. Pure. */
export function ownId(passwd: string, group: string): number {
  const taken = new Set(
    [passwd, group].flatMap((text) => text.split('\n').map((line) => Number(line.split(':')[2]))),
  )
  for (let id = FIRST_OWN_ID; id <= LAST_OWN_ID; id += 1) if (!taken.has(id)) return id
  return UNPRIVILEGED_ID
}

/** The id for PostgreSQL on this machine, when root starts it on data of its own. */
export function ownUser(): User {
  const id = ownId(textOf('/etc/passwd'), textOf('/etc/group'))
  return { uid: id, gid: id }
}

/** Who runs initdb for this user, which has to have a name. */
export function makerFor(user: User | undefined): User | undefined {
  if (user === undefined || hasName(user.uid)) return user
  return { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }
}

function hasName(uid: number): boolean {
  return textOf('/etc/passwd')
    .split('\n')
    .some((line) => line.split(':')[2] === String(uid))
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Some systems keep accounts elsewhere.
    return ''
  }
}

/**
 * Gives files that stood under another id to this one, with a new password: others could read the old
 * one. PostgreSQL must not be running on them. May be cut off anywhere and begun again.
 */
export function takeOwnership(directory: string, user: User): void {
  const seen = join(directory, SEEN_PASSWORD_FILE)
  const password = join(directory, PASSWORD_FILE)
  if (!existsSync(seen)) renameSync(password, seen)
  if (!existsSync(password)) writePassword(directory, newPassword(), user)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
  // Last, because it is what tells whose they are.
  chownSync(directory, user.uid, user.gid)
}

/** Whether these files are another one's. */
export function isForeign(directory: string, user: User | undefined): boolean {
  return user !== undefined && existsSync(directory) && statSync(directory).uid !== user.uid
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

/** Writes the password so that only PostgreSQL's user (and root) can read it. */
export function writePassword(directory: string, password: string, user: User | undefined): void {
  const path = join(directory, PASSWORD_FILE)
  writeFileSync(`${path}.new`, password, { mode: 0o600, flush: true })
  if (user !== undefined) chownSync(`${path}.new`, user.uid, user.gid)
  renameSync(`${path}.new`, path)
}

/** Replaces a password that others may have seen, in PostgreSQL that runs on this loopback port. */
export async function settlePassword(directory: string, port: number): Promise<void> {
  const seen = join(directory, SEEN_PASSWORD_FILE)
  if (!existsSync(seen)) return
  const old = readFileSync(seen, 'utf8')
  const client = new Client({
    connectionString: `postgres://postgres:${old}@127.0.0.1:${port}/postgres`,
  })
  try {
    await client.connect()
    const password = client.escapeLiteral(readFileSync(join(directory, PASSWORD_FILE), 'utf8'))
    const { rows } = await client.query<{ name: string }>(
      "select rolname as name from pg_roles where rolname in ('postgres', 'nomnom')",
    )
    // Several statements in one message are one transaction.
    await client.query(rows.map(({ name }) => `alter role ${name} password ${password}`).join('; '))
  } catch (error) {
    // It was replaced, and what ended us came before this file was removed.
    if (!(error instanceof DatabaseError && error.code === WRONG_PASSWORD)) throw error
  } finally {
    await client.end().catch(() => undefined)
  }
  rmSync(seen)
}
