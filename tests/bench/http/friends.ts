// Makes many friends of somebody at once, in the database.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { authContext } from '#server/auth/context.ts'
import { readJwt, signJwt } from '#server/auth/tokens/jwt.ts'
import { NO_PERMISSIONS } from '#shared/grants.ts'
import type { Api } from '../../support/api.ts'
import type { TestServer } from '../../support/server.ts'

/**
 * Friends of somebody, who may tick, each with a session. Signing them up would take minutes.
 * Resolves to their access tokens.
 */
export async function addFriends(server: TestServer, owner: Api, count: number): Promise<string[]> {
  const { keys } = authContext(server.deps)
  const { claims } = readJwt(owner.accessToken)
  const key = await keys.signing()
  const grants = JSON.stringify({ ...NO_PERMISSIONS, canManageGroceryLists: true })
  const none = JSON.stringify(NO_PERMISSIONS)
  const tokens: string[] = []
  for (let at = 0; at < count; at += 1) {
    const [id, session, email] = [randomUUID(), randomUUID(), `friend-${randomUUID()}@example.test`]
    const isLow = id < owner.userId
    const [low, high] = isLow ? [id, owner.userId] : [owner.userId, id]
    const [ofLow, ofHigh] = isLow ? [none, grants] : [grants, none]
    const changed = JSON.stringify({ id, email })
    const begun = JSON.stringify({ id: session, user_id: id })
    await sql`
      with account as (
        insert into auth_users select (jsonb_populate_record(u, ${changed}::jsonb)).*
        from auth_users u where u.id = ${owner.userId} returning id
      ), begun as (
        insert into auth_sessions select (jsonb_populate_record(s, ${begun}::jsonb)).*
        from auth_sessions s where s.id = ${claims.session_id}
      ), known as (
        insert into users (id, email, display_name) values (${id}, ${email}, 'Friend')
      )
      insert into friendships (id, low, high, requester, status, grants_low, grants_high)
      values (${randomUUID()}, ${low}, ${high}, ${id}, 'accepted', ${ofLow}::jsonb, ${ofHigh}::jsonb)
    `.execute(server.db)
    tokens.push(await signJwt({ ...claims, sub: id, email, session_id: session }, key))
  }
  return tokens
}
