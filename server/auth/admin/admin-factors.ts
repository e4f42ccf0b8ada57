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

export const adminListFactors: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const user = await userOfPath(auth, context)
  const factors = await factorsOf(auth.db, [user.id])
  return context.json(factors.map((factor) => factorJson(factor)))
}

export const adminUpdateFactor: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const factor = await factorOfPath(auth, context, (await userOfPath(auth, context)).id)
  const { friendly_name: name } = await readBody(context, FactorUpdate)
  const { id, friendly_name: present } = factor
  const changed = await renameFactor(auth.db, { id, name: name || present, at: now(auth) })
  return context.json(factorJson(changed))
}

export const adminDeleteFactor: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const factor = await factorOfPath(auth, context, (await userOfPath(auth, context)).id)
  await removeFactor(auth, factor)
  return context.json(factorJson(factor))
}
