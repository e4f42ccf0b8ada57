/**
 * The fields of an ordinary kind (`drawn` in `shared/fields.ts`). Forms, screens, texts and files ask
 * here for them, so that none of them names one.
 */
import type { Fields, Ordinary } from './fields.ts'

/** heading: the label with a capital, as a heading begins. */
type OrdinaryField = { name: string; label: string; heading: string; drawn: Ordinary }

/** The ordinary ones among these fields, in the order of their rows. */
export function ordinaryIn(fields: Fields): OrdinaryField[] {
  return Object.entries(fields).flatMap(([name, { label, drawn = 'by hand' }]) => {
    const heading = label.charAt(0).toUpperCase() + label.slice(1)
    return drawn === 'by hand' ? [] : [{ name, label, heading, drawn }]
  })
}

/** value: as it is stored; words: as people read it. */
type Shown = OrdinaryField & { value: string; words: string }

/** What each kind is to readers: a fact in few words, a text below a heading, a link. */
const SHOWN_AMONG = { line: 'facts', day: 'facts', text: 'texts', link: 'links' } as const
export type AllShown = Record<(typeof SHOWN_AMONG)[Ordinary], Shown[]>

/** What a record holds in such fields, in the order of their rows; empty ones are left out. */
export function shownOf(fields: Fields, record: Readonly<Record<string, unknown>>): AllShown {
  const shown: AllShown = { facts: [], texts: [], links: [] }
  for (const field of ordinaryIn(fields)) {
    const value = record[field.name]
    if (typeof value !== 'string' || value === '') continue
    const words = field.drawn === 'day' ? dayInWords(value) : value
    shown[SHOWN_AMONG[field.drawn]].push({ ...field, value, words })
  }
  return shown
}

/** '2026-01-31' is '31 Jan 2026', in English as the words round it. */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
}
