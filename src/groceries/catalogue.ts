/**
 * What lists are full of, language by language, the commonest first: offered while somebody types
 * who has not had it on a list before (product §2.list.8). All languages come in one
 * file, when somebody adds an item.
 */
import type { Language } from '#shared/categorise/languages.ts'
import { OFFERS as da } from './offers/da.ts'
import { OFFERS as de } from './offers/de.ts'
import { OFFERS as en } from './offers/en.ts'
import { OFFERS as es } from './offers/es.ts'
import { OFFERS as fr } from './offers/fr.ts'
import { OFFERS as it } from './offers/it.ts'
import { OFFERS as nl } from './offers/nl.ts'
import { OFFERS as pl } from './offers/pl.ts'
import { OFFERS as sv } from './offers/sv.ts'

const OFFERS: Record<Language, string> = { en, de, fr, es, it, nl, sv, da, pl }

/** The common items of these languages, the commonest first. */
export function commonItems(languages: readonly Language[]): string[] {
  const lists = languages.map((language) => listOf(OFFERS[language]))
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  // Of each language the first, then of each the second.
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

function listOf(items: string): string[] {
  return items.split(',').map((item) => item.replaceAll('\n', ' ').trim())
}
