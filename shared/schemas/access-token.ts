/** Access tokens: how a person's own programs reach what the person chose (product §7.tokens). */
import * as z from 'zod/mini'
import { ACCESS_TOKEN_DAYS_MAX, ACCESS_TOKEN_NAME_MAX } from '../limits.ts'
import { name, uuid } from './text.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * Every token begins with it: one that leaked can be searched for, and none is taken for a session.
 */
export const ACCESS_TOKEN_PREFIX = 'nomnom_'

/** What a token may be good for: the kinds of things, by the first word of their paths. */
export const TOKEN_DOMAINS = ['lists', 'recipes', 'places'] as const
export type TokenDomain = (typeof TOKEN_DOMAINS)[number]

/** read: GET alone. write: everything that the person may. */
const access = z.enum(['read', 'write'])
export type TokenAccess = z.infer<typeof access>

const tokenRights = z
  .strictObject({
    lists: z.optional(access),
    recipes: z.optional(access),
    places: z.optional(access),
  })
  .check(z.refine((rights) => Object.keys(rights).length > 0, 'Choose what the token may do'))
export type TokenRights = z.infer<typeof tokenRights>

/** POST /access-tokens. Without expiresInDays it is good until it is taken back. */
export const newAccessToken = z.strictObject({
  name: name(ACCESS_TOKEN_NAME_MAX, 'A token needs a name'),
  rights: tokenRights,
  expiresInDays: z.optional(wholeNumber(1).check(z.maximum(ACCESS_TOKEN_DAYS_MAX))),
})
export type NewAccessToken = z.infer<typeof newAccessToken>

/** A token as its owner sees it. Times are ISO; usedAt is at most a minute behind. */
export const accessToken = z.object({
  id: uuid,
  name: z.string(),
  rights: tokenRights,
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  usedAt: z.nullable(z.string()),
})
export type AccessToken = z.infer<typeof accessToken>

/** The answer to POST: the only time that anybody sees the token itself. */
export const createdAccessToken = z.extend(accessToken, { token: z.string() })
export type CreatedAccessToken = z.infer<typeof createdAccessToken>
