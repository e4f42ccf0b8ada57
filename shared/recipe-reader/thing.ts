/** Things of schema.org, as they come out of JSON. */
import { clean } from './clean.ts'

export type Thing = Record<string, unknown>

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A property by its name, also with a prefix or other capitals; undefined where it is not there. */
export function property(thing: Thing, name: string): unknown {
  if (Object.hasOwn(thing, name)) return thing[name]
  const wanted = name.toLowerCase()
  const key = Object.keys(thing).find(
    (each) => each.toLowerCase().replace(/^.*[:/#]/, '') === wanted,
  )
  return key === undefined ? undefined : thing[key]
}

const HOLDERS = ['@list', '@set', '@value']

/** A value without what JSON-LD wraps it in, and out of a text that is JSON itself. */
export function unwrapped(value: unknown): unknown {
  if (typeof value === 'string')
    return /^\s*(?:\[\s*["'{[]|\{\s*")/.test(value) ? inText(value) : value
  const holder = isThing(value) ? HOLDERS.find((key) => Object.hasOwn(value, key)) : undefined
  return holder !== undefined && isThing(value) ? value[holder] : value
}

function inText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    // Brackets in a text are a text, unless they are a list as other languages write it.
    const [, rows = ''] = /^\s*\[\s*(['"][^]*['"])\s*\]\s*$/.exec(text) ?? []
    return rows === '' ? text : rows.split(/(?<=['"]),\s*(?=['"])/).map((row) => row.slice(1, -1))
  }
}

/** The types of a thing, without the address of the vocabulary. */
export function typesOf(thing: Thing): string[] {
  const type = property(thing, '@type') ?? thing.type
  return [type]
    .flat()
    .flatMap((each) =>
      typeof each === 'string' ? [each.replace(/^.*[/:#]/, '').toLowerCase()] : [],
    )
}

/** Nothing that is read as one text lies deeper than this. */
export const DEEPEST_TEXT = 20

/** A value as one line; of a list the first, of a thing in languages what it says. */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return clean(value)
  if (typeof value === 'number') return String(value)
  if (depth > DEEPEST_TEXT) return ''
  if (Array.isArray(value)) {
    for (const each of value) {
      const text = textOf(each, depth + 1)
      if (text !== '') return text
    }
    return ''
  }
  return isThing(value) ? textOf(value['@value'] ?? value.text ?? value.name, depth + 1) : ''
}

/** How deep lists and sections lie in each other, and how many rows they hold, at most. */
export const DEEPEST = 12
export const MOST_ROWS = 5000

/** How many more values of a page are looked at: what refers to each other without end says nothing new. */
export type Looks = { left: number }
export const allLooks = (): Looks => ({ left: 50_000 })

/** The values of a list that was written as a thing with the keys 0, 1, 2, or step1, step2. */
export function countedValues(thing: Thing): unknown[] | null {
  const keys = Object.keys(thing)
  return keys.length > 0 && keys.every((key) => /^(?:step)?_?\d+$/i.test(key))
    ? Object.values(thing)
    : null
}
