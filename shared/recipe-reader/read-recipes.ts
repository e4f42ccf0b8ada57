/** The one door of the reader: whatever was pasted, shared or fetched goes in, drafts of recipes come out. */
import { MOST_CHARACTERS, type RecipeDraft } from './draft.ts'
import { withoutCode } from './code.ts'
import { essenceOf } from './essence.ts'
import { withoutTalk } from './left-out.ts'
import { readPage } from './page.ts'
import { readText } from './text.ts'
import type { PageNode } from './tree.ts'

/** How HTML becomes a document here (in a browser its DOMParser, which runs nothing), and where it is from. */
type Reading = { documentOf: (html: string) => PageNode; address?: string }

const STARTS_HTML = /^(?:<!doctype|<\?xml|<!--|<html)/i
const HOLDS_HTML =
  /<(?:html|head|body|div|p|ul|ol|li|table|h[1-6]|script|article|section|main|br|span|meta)\b[^<>]*>/i
const STARTS_JSON = /^[[{]\s*["{[\]}]/

/** The recipes in a page, in JSON-LD or in a text, at least one draft; what is missing are its doubts. */
export function readRecipes(text: string, { documentOf, address = '' }: Reading): RecipeDraft[] {
  const read = text.slice(0, MOST_CHARACTERS)
  const html = asHtml(read)
  const [first, ...others] =
    html === null
      ? readText(read)
      : readPage(documentOf(withoutTalk(essenceOf(withoutCode(html)))), address)
  if (!first || text.length === read.length) return first ? [first, ...others] : []
  const doubt = {
    field: 'page',
    text: 'This is larger than 5 MB. Only its beginning was read.',
  } as const
  return [{ ...first, doubts: [doubt, ...first.doubts] }, ...others]
}

/** A page as it is, JSON as a page that holds it; null for plain text. */
function asHtml(text: string): string | null {
  const start = text.slice(0, 2000).trimStart()
  if (STARTS_JSON.test(start))
    return `<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>`
  return STARTS_HTML.test(start) || HOLDS_HTML.test(text.slice(0, 200_000)) ? text : null
}
