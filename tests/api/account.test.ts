// Deleting one's own account, with the embedded provider and with a hosted one.
import { sql } from 'kysely'
import { keyOf } from '#server/db/keys.ts'
import { SCOPE_KINDS, scopeName } from '#shared/scopes.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/admin-token.ts'
import { SERVER_TEXT } from '#shared/server-texts.ts'
import { befriend, join, type Api } from '../support/api.ts'
import { call, setUpSecondStep } from '../support/auth-client.ts'
import { openStream } from '../support/event-stream.ts'
import { untilLocked } from '../support/lock-waits.ts'
import { as, register, signIn } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'

const PASSWORD = 'a long enough pass-phrase'
const HOUR_MS = 3_600_000

const server = serverHere({ listen: true })
let anna: Api
let ben: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists'])
  await anna.post('/grocerylists', { name: 'Weekend', groceries: [{ text: 'Milk' }] })
})

const lockOf = (scope: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(scope)}, 0))`

/** Whatever is stored in the scopes of somebody. */
const recordsOf = ({ userId }: Api) =>
  server.db
    .selectFrom('records')
    .select(['id', 'kind'])
    .where(
      'scope',
      'in',
      SCOPE_KINDS.map((kind) => keyOf(scopeName(kind, userId))),
    )
    .execute()

describe('[2.profile.8] deleting one’s account', () => {
  it('asks for its e-mail address, and for somebody who is signed in', async () => {
    expect((await anna.del('/account', { email: ben.email })).status).toBe(400)
    expect((await anna.del('/account', {})).status).toBe(400)
    expect((await server.fetch('/api/account', { method: 'DELETE' })).status).toBe(401)
    expect((await anna.get('/users/me')).status).toBe(200)
  })

  it('ends every session and takes everything along that was theirs, from friends, too', async () => {
    expect((await ben.get('/grocerylists/shared')).body).toHaveLength(1)
    const stream = await openStream(as(server, ben)('/api/events'))
    await stream.next()
    const deleted = await anna.del('/account', { email: ` ${anna.email.toUpperCase()} ` })
    expect([deleted.status, deleted.body]).toEqual([200, { isSignInDeleted: true }])
    expect(await stream.next()).toBe('event: poke\ndata:')
    await stream.close()
    expect((await anna.get('/users/me')).status).toBe(401)
    expect((await ben.get('/grocerylists/shared')).body).toEqual([])
    expect((await ben.get('/users/me/friends')).body).toEqual([])
    const json = { email: anna.email, password: PASSWORD }
    expect((await call(server, '/token?grant_type=password', { json })).status).toBe(400)
    // Nothing of them is left to find.
    expect(await recordsOf(anna)).toEqual([])
  })

  it('leaves nothing that was being made meanwhile', async () => {
    const mia = await join(server, 'Mia')
    const made = () => mia.post('/grocerylists', { name: 'Late', groceries: [{ text: 'Milk' }] })
    await made()
    const both = await server.db.transaction().execute(async (trx) => {
      await lockOf(`lists:${mia.userId}`).execute(trx)
      const deleted = mia.del('/account', { email: mia.email })
      await untilLocked(server.db)
      const late = made()
      await untilLocked(server.db, 2)
      return [deleted, late]
    })
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 503])
    expect((await made()).status).toBe(401)
    expect(await recordsOf(mia)).toEqual([])
  })

  it('is told of no value of theirs that loses later, or at that moment', async () => {
    const mia = await join(server, 'Mia')
    const scopesOf = async (gone: Api) => {
      const kinds = ['records', 'scopes'] as const
      const left = kinds.map((table) =>
        server.db
          .selectFrom(table)
          .select('scope')
          .where('scope', '=', keyOf(`me:${gone.userId}`))
          .execute(),
      )
      return (await Promise.all(left)).flat()
    }
    const guest = async (): Promise<[Api, () => Promise<number>]> => {
      const ned = await join(server, 'Ned')
      await befriend(mia, ned, ['canManageGroceryLists'])
      const { id } = (await mia.post('/grocerylists', { name: 'Party', groceries: [] })).body
      const item = (await ned.post(`/grocerylists/${id}/items`, { text: 'Words of Ned' })).body
      const now = server.clock.now() + 1000
      const text = { v: 'Words of Mia', base: null, at: now, wall: now, floor: 0 }
      const op = { id: item.id, set: { text } }
      return [ned, async () => (await mia.patch(`/grocerylists/${id}`, { ops: [op] })).status]
    }
    const [heard, edit] = await guest()
    expect(await edit()).toBe(200)
    expect((await recordsOf(heard)).filter(({ kind }) => kind === 'notice')).toHaveLength(1)

    const [gone, editLater] = await guest()
    expect((await gone.del('/account', { email: gone.email })).status).toBe(200)
    expect(await editLater()).toBe(200)
    expect(await scopesOf(gone)).toEqual([])

    const [going, editMeanwhile] = await guest()
    const both = await server.db.transaction().execute(async (trx) => {
      await lockOf(`me:${going.userId}`).execute(trx)
      const deleted = going.del('/account', { email: going.email })
      await untilLocked(server.db)
      const late = editMeanwhile()
      await untilLocked(server.db, 2)
      return [deleted.then(({ status }) => status), late]
    })
    expect(await Promise.all(both)).toEqual([200, 503])
    expect(await editMeanwhile()).toBe(200)
    expect(await scopesOf(going)).toEqual([])
  })

  it('leaves neither name nor address anywhere, in no waiting mail, grave or history', async () => {
    const sending = await startServer({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', AUTH_AUTOCONFIRM: 'true' },
    })
    try {
      const zoe = await join(sending, 'Zoë-Marie')
      const cleo = await join(sending, 'Cleo')
      await befriend(zoe, cleo, ['canManageGroceryLists'])
      await zoe.patch('/users/me', { displayName: 'Zoë-Anne' })
      await zoe.post('/grocerylists', { name: 'Weekend', groceries: [{ text: 'Milk' }] })
      await call(sending, '/recover', { json: { email: zoe.email } })
      const found = async () => {
        const { rows } = await sql<{ name: string }>`
          select relname as name from pg_class where relkind = 'r'
            and relnamespace = current_schema()::regnamespace`.execute(sending.db)
        const texts = rows.map(({ name }) =>
          sql<{ row: string }>`select ${sql.lit(name)} || to_jsonb(t)::text as row
            from ${sql.ref(name)} t`.execute(sending.db),
        )
        const lines = (await Promise.all(texts)).flatMap((answer) => answer.rows)
        return lines.filter(
          ({ row }) => /zo(?:ë|e)[- ]?marie|zoë-anne/i.test(row) || row.includes(zoe.email),
        )
      }
      expect((await found()).map(({ row }) => row.split('{')[0])).toContain('auth_mail')
      expect((await zoe.del('/account', { email: zoe.email })).status).toBe(200)
      expect(await found()).toEqual([])
    } finally {
      await sending.stop()
    }
  })

  it.each(['embedded', 'hosted'])(
    'asks to sign in again a day after the last time, with a provider that is %s',
    async (kind) => {
      const hosted = { SUPABASE_URL: server.url, SUPABASE_ANON_KEY: 'anon' }
      const product = kind === 'hosted' ? await startServer({ env: hosted }) : server
      try {
        const person = await register(server, `stale-${kind}@example.org`)
        const json = { email: person.email }
        const remove = async (accessToken: string) => {
          const ask = as(product, { ...person, accessToken })
          const answer = await ask('/api/account', { method: 'DELETE', json })
          const { code, message } = await answer.json()
          return { status: answer.status, code, message }
        }
        const later = server.clock.now() + 24 * HOUR_MS + 1000
        server.clock.set(later)
        product.clock.set(later)
        const renewed = await call(server, '/token?grant_type=refresh_token', {
          json: { refresh_token: person.refreshToken },
        })
        expect(await remove(String(renewed.body.access_token))).toEqual({
          status: 403,
          code: 'reauthentication_needed',
          message: SERVER_TEXT.signInAgainToDelete,
        })
        const again = await signIn(server, person.email, PASSWORD)
        expect((await remove(again.accessToken)).status).toBe(200)
      } finally {
        if (kind === 'hosted') await product.stop()
        server.clock.set(Date.now())
      }
    },
  )

  it('and another password take no second step as a proof: it may be shown beside the session', async () => {
    const person = await register(server, 'found-phone@example.org')
    const show = await setUpSecondStep(server, person)
    server.clock.advance(24 * HOUR_MS + 1000)
    const renewed = await call(server, '/token?grant_type=refresh_token', {
      json: { refresh_token: person.refreshToken },
    })
    const token = String(renewed.body.access_token)
    const { factors } = (await call(server, '/user', { token })).body as {
      factors: [{ id: string }]
    }
    const path = `/factors/${factors[0].id}`
    const { body: challenge } = await call(server, `${path}/challenge`, { token, json: {} })
    const proven = await call(server, `${path}/verify`, {
      token,
      json: { challenge_id: challenge.id, code: show() },
    })
    const raised = { ...person, accessToken: String(proven.body.access_token) }
    const ask = as(server, raised)
    const deleted = await ask('/api/account', { method: 'DELETE', json: { email: person.email } })
    expect([deleted.status, (await deleted.json()).code]).toEqual([403, 'reauthentication_needed'])
    const json = { password: 'another long pass-phrase' }
    const changed = await call(server, '/user', {
      method: 'PUT',
      json,
      token: raised.accessToken,
    })
    expect([changed.status, changed.body.error_code]).toEqual([400, 'reauthentication_needed'])
    server.clock.set(Date.now())
  })

  it.each([true, false])(
    'with a hosted provider deletes there, too, where there is its service key (%s)',
    async (hasKey) => {
      const key = await adminToken(server.deps, 3600)
      const product = await startServer({
        env: {
          SUPABASE_URL: server.url,
          SUPABASE_ANON_KEY: 'anon',
          ...(hasKey ? { SUPABASE_SERVICE_ROLE_KEY: key } : {}),
        },
      })
      try {
        const gina = await register(server, `gina-${hasKey}@example.org`)
        const ask = as(product, gina)
        expect((await ask('/api/users/me')).status).toBe(200)
        const json = { email: gina.email }
        const answer = await ask('/api/account', { method: 'DELETE', json })
        expect(await answer.json()).toEqual({ isSignInDeleted: hasKey })
        const { status } = await call(server, '/user', { token: gina.accessToken })
        expect(status).toBe(hasKey ? 403 : 200)
        expect(await product.db.selectFrom('users').select('id').execute()).toEqual([])
      } finally {
        await product.stop()
      }
    },
  )
})

describe('an installation that never mails', () => {
  it('takes a new address over at once, because no confirmation could come', async () => {
    const quiet = await startServer({
      env: { AUTH_AUTOCONFIRM: 'true', PUBLIC_URL: 'https://food.example.org' },
    })
    try {
      const person = await register(quiet, 'old@example.org')
      const token = person.accessToken
      const json = { email: 'new@example.org' }
      const { body } = await call(quiet, '/user', { method: 'PUT', token, json })
      expect(body).toMatchObject({ email: 'new@example.org' })
      expect(body.new_email).toBeUndefined()
      const credentials = { email: 'new@example.org', password: PASSWORD }
      expect((await call(quiet, '/token?grant_type=password', { json: credentials })).status).toBe(
        200,
      )
    } finally {
      await quiet.stop()
    }
  })
})
