// Sign-in after an older backup was restored: who was out stays out (docs/sync.md section 6).
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { disableUser, enableUser } from '#server/auth/admin/admin-commands.ts'
import { fileJournal, readJournal } from '#server/sync/journal.ts'
import { replayJournal } from '#server/sync/replay.ts'
import {
  call,
  lastMail,
  openLink,
  passHalfMinute,
  setUpSecondStep,
} from '../support/auth-client.ts'
import { as, register, signIn, type Person } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PASSWORD = 'a long enough pass-phrase'
const OTHER = 'another long pass-phrase'
const TABLES = [
  'auth_users',
  'auth_sessions',
  'auth_refresh_tokens',
  'auth_one_time_tokens',
  'auth_identities',
  'auth_factors',
] as const

let server: TestServer
let file: string

beforeAll(async () => {
  server = await startServer({
    env: { AUTH_AUTOCONFIRM: 'true', AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true' },
  })
  file = pathOf(await mkdtemp(pathOf(tmpdir(), 'nomnom-journal-')), 'revocations.jsonl')
  server.deps.journal = fileJournal(file)
})
afterAll(() => server.stop())

const arrive = (name: string) => register(server, `${name}@example.org`, PASSWORD)

const ask = async (who: Person, path: string, init: RequestInit & { json?: unknown }) =>
  expect((await as(server, who)(server.deps.config.authPathPrefix + path, init)).ok).toBe(true)

/** A renewal, whose answer is a session unless it is refused. */
function renew(refreshToken: string): Promise<Response> {
  const address = `${server.deps.config.authPathPrefix}/token?grant_type=refresh_token`
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ refresh_token: refreshToken })
  return server.fetch(address, { method: 'POST', headers, body })
}

const renews = async ({ refreshToken }: Person) => (await renew(refreshToken)).ok

/** Somebody has a copy of the token, and comes with it when its owner has long got others. */
async function steal({ refreshToken }: Person): Promise<void> {
  const next = (await (await renew(refreshToken)).json()) as { refresh_token: string }
  expect((await renew(next.refresh_token)).ok).toBe(true)
  server.clock.advance(60_000)
  expect(await (await renew(refreshToken)).json()).toMatchObject({
    error_code: 'refresh_token_already_used',
  })
}

/** Signs in where a person has one session, the newest. */
async function signInAlone(email: string): Promise<void> {
  const env = { AUTH_SESSIONS_SINGLE_PER_USER: 'true' }
  const strict = await startServer({ databaseUrl: server.databaseUrl, env })
  strict.clock.set(server.clock.now())
  if (server.deps.journal) strict.deps.journal = server.deps.journal
  await signIn(strict, email, PASSWORD)
  await strict.stop()
}

const signsIn = (email: string, password: string) =>
  signIn(server, email, password).then(
    () => true,
    () => false,
  )

/** What is stored of sign-in, as a backup has it; resolves to what puts it back. */
async function backUp(): Promise<() => Promise<void>> {
  for (const table of TABLES) {
    await sql`drop table if exists ${sql.table(`saved_${table}`)}`.execute(server.db)
    await sql`create table ${sql.table(`saved_${table}`)} as table ${sql.table(table)}`.execute(
      server.db,
    )
  }
  return async () => {
    await sql`delete from auth_sessions`.execute(server.db)
    for (const table of TABLES) {
      const saved = sql.table(`saved_${table}`)
      await sql`insert into ${sql.table(table)} select * from ${saved} on conflict do nothing`.execute(
        server.db,
      )
    }
    await sql`update auth_users u set password_hash = s.password_hash, banned_until = s.banned_until,
      email = s.email, email_confirmed_at = s.email_confirmed_at from saved_auth_users s where s.id = u.id`.execute(
      server.db,
    )
  }
}

it('opens no session, password or account that was ended since', async () => {
  const stays = await arrive('stays')
  const left = await arrive('left')
  const changed = await arrive('changed')
  const gone = await arrive('gone')
  const barred = await arrive('barred')
  const freed = await arrive('freed')
  const robbed = await arrive('robbed')
  const replaced = await arrive('replaced')
  const elsewhere = await signIn(server, left.email, PASSWORD)
  const restore = await backUp()
  server.clock.advance(1000)
  await ask(left, '/logout?scope=others', { method: 'POST' })
  await ask(changed, '/user', { method: 'PUT', json: { password: OTHER } })
  await disableUser(server.deps, barred.userId)
  await disableUser(server.deps, freed.userId)
  await enableUser(server.deps, freed.userId)
  await steal(robbed)
  await signInAlone(replaced.email)
  const leaving = { method: 'DELETE', json: { email: gone.email } }
  expect((await as(server, gone)('/api/account', leaving)).ok).toBe(true)

  await restore()
  expect(await signsIn(gone.email, PASSWORD)).toBe(true)
  await replayJournal(server.db, await readJournal(file, 0), server.clock.now())

  expect(await Promise.all([stays, left].map(renews))).toEqual([true, true])
  const out = [elsewhere, gone, barred, freed, robbed, replaced]
  expect(await Promise.all(out.map(renews))).toEqual(out.map(() => false))
  const doors: boolean[] = []
  for (const { email } of [stays, changed, gone, barred, freed])
    doors.push(await signsIn(email, PASSWORD))
  expect(doors).toEqual([true, false, false, false, true])
})

it('opens no account by a mail that a new password had ended', async () => {
  const owner = await arrive('owner')
  expect((await call(server, '/recover', { json: { email: owner.email } })).status).toBe(200)
  const { link } = await lastMail(server, owner.email)
  const restore = await backUp()
  server.clock.advance(1000)
  await ask(owner, '/user', { method: 'PUT', json: { password: OTHER } })
  await restore()
  await replayJournal(server.db, await readJournal(file, 0), server.clock.now())
  expect((await openLink(server, link)).fragment.get('error_code')).toBe('otp_expired')
})

it('opens no account by its password alone where a second step was set up since', async () => {
  const [owner, before] = [await arrive('careful'), await arrive('careful-before')]
  await setUpSecondStep(server, before)
  const restore = await backUp()
  server.clock.advance(30_000)
  await setUpSecondStep(server, owner)
  await sql`delete from auth_factors where user_id = ${owner.userId}`.execute(server.db)
  await restore()
  expect(await signsIn(owner.email, PASSWORD)).toBe(true)
  await replayJournal(server.db, await readJournal(file, 0), server.clock.now())
  expect(await signsIn(owner.email, PASSWORD)).toBe(false)
  expect(await signsIn(before.email, PASSWORD)).toBe(true)
})

/** Somebody proves their second step in a new session and takes it from their account. */
async function removeStep(email: string, show: () => string): Promise<void> {
  passHalfMinute(server)
  const { accessToken: token } = await signIn(server, email, PASSWORD)
  const { body: user } = await call(server, '/user', { token })
  const [factor] = user.factors as { id: string }[]
  const path = `/factors/${factor?.id}`
  const challenge = await call(server, `${path}/challenge`, { token, json: {} })
  const json = { challenge_id: challenge.body.id, code: show() }
  const { body } = await call(server, `${path}/verify`, { token, json })
  const whole = { method: 'DELETE', token: String(body.access_token) }
  expect((await call(server, path, whole)).status).toBe(200)
}

it('brings back no second step that was removed since; without any the password opens it again', async () => {
  const [robbed, undecided] = [await arrive('robbed-of-phone'), await arrive('undecided')]
  const stolen = await setUpSecondStep(server, robbed)
  const restore = await backUp()
  passHalfMinute(server)
  await removeStep(robbed.email, stolen)
  passHalfMinute(server)
  await setUpSecondStep(server, await signIn(server, robbed.email, PASSWORD))
  await removeStep(undecided.email, await setUpSecondStep(server, undecided))
  await sql`delete from auth_factors where user_id = ${robbed.userId}`.execute(server.db)
  await restore()
  await replayJournal(server.db, await readJournal(file, 0), server.clock.now())
  const left = await sql`select from auth_factors where user_id = ${robbed.userId}`.execute(
    server.db,
  )
  expect(left.rows).toEqual([])
  expect(await signsIn(robbed.email, PASSWORD)).toBe(false)
  expect(await signsIn(undecided.email, PASSWORD)).toBe(true)
})

it('brings back no identity that was removed since, unless nothing else leads in', async () => {
  const owner = await arrive('linked')
  const insert = (provider: string) =>
    sql`insert into auth_identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
      values (gen_random_uuid(), ${owner.userId}, ${provider}, ${owner.userId}, '{}', now(), now())`.execute(
      server.db,
    )
  const list = async () => {
    const { body } = await call(server, '/user', { token: owner.accessToken })
    return body.identities as { identity_id: string; provider: string }[]
  }
  const providersLeft = async () => (await list()).map(({ provider }) => provider).toSorted()
  const remove = async (gone: string) => {
    const identity = (await list()).find(({ provider }) => provider === gone)
    await ask(owner, `/user/identities/${identity?.identity_id ?? ''}`, { method: 'DELETE' })
  }
  await insert('kitchen')
  const restore = await backUp()
  await insert('pantry')
  await remove('kitchen')
  await remove('email')
  await sql`delete from auth_identities where user_id = ${owner.userId}`.execute(server.db)
  await restore()
  expect(await providersLeft()).toEqual(['email', 'kitchen'])
  await replayJournal(server.db, await readJournal(file, 0), server.clock.now())
  expect(await providersLeft()).toEqual(['email'])
})

it('nor the address that went with it, which would let its holder in', async () => {
  const owner = await arrive('before')
  const told = JSON.stringify({ email: 'after@example.org', email_verified: true })
  await sql`insert into auth_identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), ${owner.userId}, 'kitchen', ${owner.userId}, ${told}::jsonb, now(), now())`.execute(
    server.db,
  )
  const me = async () => (await call(server, '/user', { token: owner.accessToken })).body
  const identities = (await me()).identities as { identity_id: string; provider: string }[]
  const gone = identities.find(({ provider }) => provider === 'email')
  const restore = await backUp()
  await ask(owner, `/user/identities/${gone?.identity_id ?? ''}`, { method: 'DELETE' })
  expect(await me()).toMatchObject({ email: 'after@example.org' })
  await restore()
  expect(await me()).toMatchObject({ email: owner.email })
  await replayJournal(server.db, await readJournal(file, 0), server.clock.now())
  expect(await me()).toMatchObject({
    email: 'after@example.org',
    app_metadata: { providers: ['kitchen'] },
  })
  const users = server.db.selectFrom('users').select('email').where('id', '=', owner.userId)
  expect(await users.execute()).toEqual([{ email: 'after@example.org' }])
})

it('and deletes no account whose deletion was rolled back', async () => {
  const kept = await arrive('kept')
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$
  `.execute(server.db)
  await sql`create constraint trigger refuse after insert on revocations
    deferrable initially deferred for each row execute function refuse()`.execute(server.db)
  const leaving = { method: 'DELETE', json: { email: kept.email } }
  const answer = await as(server, kept)('/api/account', leaving)
  await sql`drop function refuse cascade`.execute(server.db)
  expect(answer.status).toBe(500)
  const noted = (await readJournal(file, 0)).map((entry) => 'user' in entry && entry.user)
  expect(noted).not.toContain(kept.userId)
})
