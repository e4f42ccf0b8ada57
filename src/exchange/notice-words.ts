/** What a value that lost a conflict was about, in words. docs/sync.md section 2. */
import { labelOf } from '#shared/fields.ts'
import { GIVEN_BACK } from '#shared/merge/record.ts'
import type { Notice } from '#db/read-notices.ts'

type Said = Pick<Notice, 'kind' | 'field' | 'title' | 'where' | 'mine'>

const NOUN: Record<Exclude<Notice['kind'], 'profile'>, string> = {
  item: 'item',
  list: 'list',
  recipe: 'recipe',
  place: 'restaurant',
}

/**
 * Names are said as they are now, of what is not here any more as they were written; of a recipe or
 * restaurant also which part was changed.
 */
export function thingOf({ kind, field, title, mine }: Said): string {
  if (kind === 'profile') return `your ${labelOf(kind, field)}`
  const isItsName = field === 'text' || field === 'name' || field === 'title'
  const name = title ?? (isItsName && typeof mine === 'string' ? mine : null)
  const words = name === null ? `${kind === 'item' ? 'an' : 'a'} ${NOUN[kind]}` : `“${name}”`
  return isItsName || field === GIVEN_BACK ? words : `the ${labelOf(kind, field)} of ${words}`
}

/** Where it stands, or that it is not here any more; null where there is nothing to say. */
export function aboutThing({ kind, title, where }: Said): string | null {
  if (where !== null) return `On ${where}.`
  return title === null && kind !== 'profile' ? `The ${NOUN[kind]} is not here any more.` : null
}
