/** What access tokens say to people: one place for their words. */
import type { AccessToken, TokenAccess, TokenDomain } from '#shared/schemas/access-token.ts'
import { timeInWords } from '#page/time-in-words.ts'

export const DOMAIN_WORDS: Record<TokenDomain, string> = {
  lists: 'Grocery lists',
  recipes: 'Recipes',
  places: 'Restaurants',
}

const ACCESS_WORDS: Record<TokenAccess, string> = {
  read: 'read',
  write: 'read and change',
}

/** Days that a new token may be good for. */
export const LIVES = [
  { days: 30, words: '30 days' },
  { days: 90, words: '90 days' },
  { days: 365, words: 'A year' },
  { days: undefined, words: 'Until I take it back' },
] as const

/** 'Grocery lists: read and change. Recipes: read.' */
export function rightsInWords({ rights }: AccessToken): string {
  const order: TokenDomain[] = ['lists', 'recipes', 'places']
  const parts = order.flatMap((domain) => {
    const access = rights[domain]
    return access === undefined ? [] : [`${DOMAIN_WORDS[domain]}: ${ACCESS_WORDS[access]}.`]
  })
  return parts.join(' ')
}

/** 'Used 2 minutes ago, good until 3/12/2027' */
export function lifeInWords({ usedAt, expiresAt }: AccessToken, now: number): string {
  const used = usedAt === null ? 'Never used' : `Used ${timeInWords(Date.parse(usedAt), now)}`
  if (expiresAt === null) return used
  const day = new Date(expiresAt).toLocaleDateString()
  return Date.parse(expiresAt) <= now ? `${used}, ran out on ${day}` : `${used}, good until ${day}`
}
