// Second factors of others, as administrators see them: /admin/users/{id}/factors.
import * as z from 'zod/mini'
import { requireAdmin } from '../tokens/bearer.ts'
import { readBody, text } from '../body.ts'
import { type Endpoint, now } from '../context.ts'
import { userOfPath } from './admin-users.ts'
import { findFactor, removeFactor } from '../endpoints/factors.ts'
import { factorJson } from '../accounts/user-json.ts'

const FactorUpdate = z.object({ friendly_name: text })

export const adminListFactors: Endpoint = async (ctx, c) => {
  await requireAdmin(ctx, c)
  const user = await userOfPath(ctx, c)
  const factors = await ctx.db
    .selectFrom('auth_factors')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  return c.json(factors.map((factor) => factorJson(factor)))
}

export const adminUpdateFactor: Endpoint = async (ctx, c) => {
  await requireAdmin(ctx, c)
  const factor = await findFactor(ctx, c, (await userOfPath(ctx, c)).id)
  const { friendly_name: name } = await readBody(c, FactorUpdate)
  const changed = await ctx.db
    .updateTable('auth_factors')
    .set({ friendly_name: name || factor.friendly_name, updated_at: now(ctx) })
    .where('id', '=', factor.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return c.json(factorJson(changed))
}

export const adminDeleteFactor: Endpoint = async (ctx, c) => {
  await requireAdmin(ctx, c)
  const factor = await findFactor(ctx, c, (await userOfPath(ctx, c)).id)
  await removeFactor(ctx, factor)
  return c.json(factorJson(factor))
}
