// What the database keeps of flows: who has begun to sign in with a code challenge, or at an external
// provider.
import type { Kysely, Selectable } from 'kysely'
import { ask } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import type { Trx } from '../context.ts'
import type { AuthFlowStatesTable, JsonObject } from '../tables.ts'
import type { Pkce } from './pkce.ts'

export type FlowState = Selectable<AuthFlowStatesTable>

/** A flow that begins: with a mail to somebody who is known, or at an external provider. */
type NewFlow = {
  id: string
  userId?: string
  pkce: Pkce | undefined
  method: string
  provider: string
  redirectTo?: string
  linkUserId?: string | null
  data?: JsonObject
  at: Date
}

/** Stores a flow. */
export async function insertFlow(db: Kysely<Database>, flow: NewFlow): Promise<void> {
  const { id, userId = null, pkce, method, provider, redirectTo = null, at } = flow
  const { linkUserId = null, data = {} } = flow
  await ask(db)`
    insert into auth_flow_states (id, user_id, code_challenge, code_challenge_method,
      authentication_method, provider, redirect_to, link_user_id, provider_data, created_at)
    values (${id}, ${userId}, ${pkce?.challenge ?? null}, ${pkce?.method ?? null},
      ${method}, ${provider}, ${redirectTo}, ${linkUserId}, ${data}, ${at})
  `
}

/** The newest flow that an account began in one of these ways and that has no code yet. */
export async function newestFlow(
  trx: Trx,
  userId: string,
  methods: readonly string[],
): Promise<{ id: string } | undefined> {
  const [flow] = await ask<{ id: string }>(trx)`
    select id from auth_flow_states where user_id = ${userId}
      and authentication_method = any(${[...methods]}) and code_hash is null
    order by created_at desc limit 1
  `
  return flow
}

/** Gives a flow its code, which is stored as a hash, and the account that it leads to. */
export async function setFlowCode(
  trx: Trx,
  flow: { id: string; userId: string; codeHash: Buffer; at: Date },
): Promise<void> {
  await ask(trx)`
    update auth_flow_states
    set code_hash = ${flow.codeHash}, user_id = ${flow.userId}, code_issued_at = ${flow.at}
    where id = ${flow.id}
  `
}

/** The flow of a code, locked until the transaction ends: the code counts once. */
export async function lockFlowOfCode(trx: Trx, codeHash: Buffer): Promise<FlowState | undefined> {
  const [flow] = await ask<FlowState>(trx)`
    select * from auth_flow_states where code_hash = ${codeHash} for update
  `
  return flow
}

/** A flow at an external provider, locked until the transaction ends. */
export async function lockExternalFlow(trx: Trx, id: string): Promise<FlowState | undefined> {
  const [flow] = await ask<FlowState>(trx)`
    select * from auth_flow_states where id = ${id} and provider <> 'email' for update
  `
  return flow
}

/** Sets what a flow knows of its provider: secrets of the way there, tokens on the way back. */
export async function setProviderData(trx: Trx, id: string, data: JsonObject): Promise<void> {
  await ask(trx)`update auth_flow_states set provider_data = ${data} where id = ${id}`
}

/** Ends a flow. */
export async function dropFlow(trx: Trx, id: string): Promise<void> {
  await ask(trx)`delete from auth_flow_states where id = ${id}`
}

/** Ends every flow of an account, one that would give it a further identity among them. */
export async function dropFlows(trx: Trx, userId: string): Promise<void> {
  await ask(trx)`
    delete from auth_flow_states where user_id = ${userId} or link_user_id = ${userId}
  `
}

/** Ends those that would give an account a further identity. */
export async function dropLinkFlows(trx: Trx, userId: string): Promise<void> {
  await ask(trx)`delete from auth_flow_states where link_user_id = ${userId}`
}
