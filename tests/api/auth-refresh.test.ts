// Refreshing on bad networks: a lost answer, several tabs at once, and a stolen copy.
import { describe, expect, it } from 'vitest'
import { authClient, call } from '../support/auth-client.ts'
import { register, signIn } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere()
let counter = 0

function someone() {
  counter += 1
  return register(server, `refresher${counter}@example.org`)
}

async function refresh(refreshToken: string) {
  const answer = await call(server, '/token?grant_type=refresh_token', {
    json: { refresh_token: refreshToken },
  })
  return {
    status: answer.status,
    code: answer.body.error_code,
    refreshToken: String(answer.body.refresh_token),
    accessToken: String(answer.body.access_token),
  }
}

async function isAlive(accessToken: string): Promise<boolean> {
  return (await call(server, '/user', { token: accessToken })).status === 200
}

describe('a refresh', () => {
  it('[7.auth.2] answers a new pair of tokens for the same session', async () => {
    const person = await someone()
    const next = await refresh(person.refreshToken)
    expect(next.status).toBe(200)
    expect(next.refreshToken).not.toBe(person.refreshToken)
    expect(await isAlive(next.accessToken)).toBe(true)
    const rows = await server.db
      .selectFrom('auth_sessions')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute()
    expect(rows).toHaveLength(2)
  })

  it('whose answer was lost gives the active token again, even days later', async () => {
    const person = await someone()
    const lost = await refresh(person.refreshToken)
    server.clock.advance(3 * 86_400_000)
    const again = await refresh(person.refreshToken)
    expect(again).toMatchObject({ status: 200, refreshToken: lost.refreshToken })
    const after = await refresh(again.refreshToken)
    expect(after.status).toBe(200)
  })

  it('with a token of ten seconds ago gives the active token', async () => {
    const person = await someone()
    const second = await refresh(person.refreshToken)
    const third = await refresh(second.refreshToken)
    server.clock.advance(9_000)
    expect(await refresh(person.refreshToken)).toMatchObject({
      status: 200,
      refreshToken: third.refreshToken,
    })
  })

  it('with an older token ends the session: somebody has a copy', async () => {
    const person = await someone()
    const second = await refresh(person.refreshToken)
    const third = await refresh(second.refreshToken)
    server.clock.advance(11_000)
    const used = { status: 400, code: 'refresh_token_already_used' }
    expect(await refresh(person.refreshToken)).toMatchObject(used)
    expect(await refresh(third.refreshToken)).toMatchObject(used)
    expect(await refresh(second.refreshToken)).toMatchObject(used)
    expect(await isAlive(third.accessToken)).toBe(false)
  })

  it.each([5, 20])('by %i tabs at once gives all of them one token', async (tabs) => {
    const person = await someone()
    const answers = await Promise.all(
      Array.from({ length: tabs }, () => refresh(person.refreshToken)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1)
  })

  it('by the client library keeps the session', async () => {
    const person = await someone()
    const client = authClient(server)
    await client.setSession({
      access_token: person.accessToken,
      refresh_token: person.refreshToken,
    })
    const { data, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.user.id).toBe(person.userId)
  })

  it.each([
    ['an unknown token', 'a'.repeat(43), 'refresh_token_not_found'],
    ['a text that is no token', 'short', 'validation_failed'],
    ['no token', '', 'validation_failed'],
  ])('with %s is refused', async (_name, refreshToken, code) => {
    expect(await refresh(refreshToken)).toMatchObject({ status: 400, code })
  })

  it('after a sign-out finds nothing', async () => {
    const person = await someone()
    await call(server, '/logout?scope=local', { method: 'POST', token: person.accessToken })
    expect(await refresh(person.refreshToken)).toMatchObject({ code: 'refresh_token_not_found' })
  })

  it('of a banned person is refused', async () => {
    const person = await someone()
    await server.db
      .updateTable('auth_users')
      .set({ banned_until: new Date(server.clock.now() + 60_000) })
      .where('id', '=', person.userId)
      .execute()
    expect(await refresh(person.refreshToken)).toMatchObject({ status: 400, code: 'user_banned' })
    expect(await isAlive(person.accessToken)).toBe(false)
  })

  it('that waits for a busy session is told to come back, not to sign in', async () => {
    const person = await someone()
    const session = await server.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('user_id', '=', person.userId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    await server.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('auth_sessions')
        .select('id')
        .where('id', '=', session.id)
        .forUpdate()
        .execute()
      const answer = await call(server, '/token?grant_type=refresh_token', {
        json: { refresh_token: person.refreshToken },
      })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    })
    expect((await refresh(person.refreshToken)).status).toBe(200)
  })

  it('leaves nothing in the database that could be used', async () => {
    const person = await someone()
    const next = await refresh(person.refreshToken)
    const rows = await server.db.selectFrom('auth_refresh_tokens').selectAll().execute()
    const dump = rows.flatMap((row) => [
      row.token_hash.toString('base64url'),
      row.salt?.toString('base64url'),
    ])
    expect(dump).not.toContain(person.refreshToken)
    expect(dump).not.toContain(next.refreshToken)
  })
})

it('sessions can be limited in age, in idle time and to one per person', async () => {
  const limited = await startServer({
    env: {
      AUTH_SESSIONS_TIMEBOX: '24h',
      AUTH_SESSIONS_INACTIVITY_TIMEOUT: '2h',
      AUTH_SESSIONS_SINGLE_PER_USER: 'true',
    },
    databaseUrl: server.databaseUrl,
  })
  const ask = async (refreshToken: string) => {
    const answer = await call(limited, '/token?grant_type=refresh_token', {
      json: { refresh_token: refreshToken },
    })
    return [answer.status, answer.body.error_code ?? answer.body.refresh_token, answer.body.msg]
  }
  try {
    limited.clock.set(server.clock.now())
    const first = await register(limited, 'limited@example.org')
    const second = await register(limited, 'limited2@example.org', 'a pass-phrase')
    await signIn(limited, 'limited2@example.org', 'a pass-phrase')
    expect(await ask(second.refreshToken)).toEqual([
      400,
      'session_expired',
      'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
    ])
    limited.clock.advance(2 * 3_600_000 + 1000)
    expect(await ask(first.refreshToken)).toEqual([
      400,
      'session_expired',
      'Invalid Refresh Token: Session Expired (Inactivity)',
    ])
    let token = (await register(limited, 'limited3@example.org')).refreshToken
    for (let hours = 0; hours < 23; hours += 1) {
      limited.clock.advance(3_600_000)
      const [status, next] = await ask(token)
      expect(status).toBe(200)
      token = String(next)
    }
    limited.clock.advance(3_600_000)
    expect(await ask(token)).toEqual([
      400,
      'session_expired',
      'Invalid Refresh Token: Session Expired',
    ])
  } finally {
    await limited.stop()
  }
})
