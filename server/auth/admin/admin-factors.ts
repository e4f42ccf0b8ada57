// Second factors of others, as administrators see them: /admin/users/{id}/factors.
import * as z from 'zod/mini'
import { requireAdmin } from '../tokens/bearer.ts'
import { readBody, text } from '../body.ts'
import { type Endpoint, now } from '../context.ts'
import { userOfPath } from './admin-users.ts'
import { factorOfPath, removeFactor } from '../endpoints/factors.ts'
import { factorJson } from '../accounts/user-json.ts'
import { factorsOf, renameFactor } from '../accounts/factors.ts'

const FactorUpdate = z.object({ friendly_name: text })

export const adminListFactors: Endpoint = async (ctx, c) => {
  await requireAdmin(ctx, c)
  const user = await userOfPath(ctx, c)
  const factors = await factorsOf(ctx.db, [user.id])
  return c.json(factors.map((factor) => factorJson(factor)))
}

export const adminUpdateFactor: Endpoint = async (ctx, c) => {
  await requireAdmin(ctx, c)
  const factor = await factorOfPath(ctx, c, (await userOfPath(ctx, c)).id)
  const { friendly_name: name } = await readBody(c, FactorUpdate)
  const { id, friendly_name: present } = factor
  const changed = await renameFactor(ctx.db, { id, name: name || present, at: now(ctx) })
  return c.json(factorJson(changed))
}

export const adminDeleteFactor: Endpoint = async (ctx, c) => {
  await requireAdmin(ctx, c)
  const factor = await factorOfPath(ctx, c, (await userOfPath(ctx, c)).id)
  await removeFactor(ctx, factor)
  return c.json(factorJson(factor))
}
