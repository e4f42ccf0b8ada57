/** The data that a page gives to its own programs: in scripts of JSON, and assigned within programs. */
import { valuesOfJson } from './json-text.ts'
import { looseValues } from './loose-json.ts'
import { stringAt } from './loose-string.ts'
import { isThing } from './thing.ts'

/** Only what speaks of ingredients is looked at: most programs do not. */
const FOOD = ['ngredien', 'utaten', 'ngrédien', 'INGREDIEN']
const speaksOfFood = (text: string) => FOOD.some((word) => text.includes(word))
/** How many places that turn out to be no data are tried in a script. */
const MOST_FAILURES = 3
const MOST_VALUES = 100_000

/** Whether a script may hold a recipe for the program of the page. */
export function holdsState(script: string): boolean {
  return speaksOfFood(script) && /[=(:,]\s*["'`{[]|^\s*[{[]/.test(script.slice(0, 20_000))
}

/** The values in the scripts of a page that hold data for its programs. Executes nothing; linear. */
export function valuesOfPrograms(scripts: readonly string[]): unknown[] {
  const values = scripts.flatMap((script) =>
    /^\s*[{[]/.test(script) ? valuesOfJson(script) : valuesIn(script),
  )
  return [...values, ...streamed(scripts)].map(unflattened)
}

const BEGINS =
  /JSON\.parse\(\s*(?=["'`])|=\s*(?=[{[]|["'][{[])|function\s*\(([\w$,\s]*)\)\s*\{\s*return\s*(?=\{)/g

/** What a program is assigned, reads of a text, or is given by a function of values that come again. */
function valuesIn(script: string): unknown[] {
  const values: unknown[] = []
  let failures = 0
  BEGINS.lastIndex = 0
  for (let match = BEGINS.exec(script); match && failures < MOST_FAILURES;) {
    const start = match.index + match[0].length
    const isText = script[start] !== '{' && script[start] !== '['
    const text = isText ? stringAt(script, start) : null
    const end = text ? text.end : endOfValue(script, start)
    const said = text ? (textIn(text.json) ?? '') : script.slice(start, Math.max(start, end))
    const [, names] = match
    const read = !speaksOfFood(said)
      ? []
      : names === undefined
        ? valuesOfJson(said)
        : looseValues(said, givenTo(names, script, end))
    if (read.length > 0) values.push(...read)
    // Of a function all that follows is looked at.
    if (read.length === 0 || names !== undefined) failures += 1
    BEGINS.lastIndex = read.length > 0 ? end : start + 1
    match = BEGINS.exec(script)
  }
  return values
}

/** What a function is called with, right behind its end: the values that its names stand for. */
function givenTo(names: string, script: string, end: number): ReadonlyMap<string, unknown> {
  const [begin = ''] = /^\s*;?\s*\}\s*\)?\s*(?=\()/.exec(script.slice(end, end + 20)) ?? []
  const start = end + begin.length
  const given = script.slice(start + 1)
  const [values] = begin === '' ? [] : looseValues(`[${given}`, new Map())
  const list: unknown[] = Array.isArray(values) ? values : []
  return new Map(names.split(',').map((name, at) => [name.trim(), list[at] ?? null]))
}

/** Where the braces that are opened at a place are closed again, -1 for nowhere; texts are passed over. */
function endOfValue(script: string, start: number): number {
  let depth = 0
  const sign = /["'{}[\]]/g
  sign.lastIndex = start
  for (let match = sign.exec(script); match; match = sign.exec(script)) {
    const [found] = match
    if (found === '"' || found === "'") {
      for (let at = match.index + 1; ; at += 1) {
        const next = script[at]
        if (next === '\\') at += 1
        else if (next === undefined || next === found || next === '\n') {
          sign.lastIndex = at + 1
          break
        }
      }
    } else depth += found === '{' || found === '[' ? 1 : -1
    if (depth === 0) return match.index + 1
  }
  return -1
}

function textIn(json: string): string | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'string' ? value : null
  } catch {
    // No text after all: a place that is tried in vain.
    return null
  }
}

const CHUNK = /\.push\(\s*\[\s*1\s*,\s*(?=")/g

/** Data that arrives in pieces of a text, a value a line behind its number. */
function streamed(scripts: readonly string[]): unknown[] {
  const pieces = scripts.flatMap((script) => {
    const found: string[] = []
    CHUNK.lastIndex = 0
    for (let match = CHUNK.exec(script); match; match = CHUNK.exec(script)) {
      const { json, end } = stringAt(script, CHUNK.lastIndex)
      found.push(textIn(json) ?? '')
      CHUNK.lastIndex = end
    }
    return found
  })
  return pieces
    .join('')
    .split('\n')
    .flatMap((line) => {
      const json = speaksOfFood(line) ? /^[\da-f]+:[A-Z]*(?=[{[])/.exec(line) : null
      return json ? valuesOfJson(line.slice(json[0].length)) : []
    })
}

const WRAPPERS = /^(?:Shallow)?(?:Reactive|Ref)$/

/** A value that is a list of all its parts, which name each other by their places. */
function unflattened(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 3) return value
  const parts: unknown[] = value
  const isPlace = (each: unknown) =>
    Number.isInteger(each) && Number(each) < parts.length && Number(each) >= -1
  const things = parts.filter(isThing)
  if (things.length === 0 || !things.every((thing) => Object.values(thing).every(isPlace)))
    return value
  let left = MOST_VALUES
  const at = (place: unknown, depth: number): unknown => {
    const part = parts[Number(place)]
    left -= 1
    if (left < 0 || depth > 40 || typeof part !== 'object' || part === null) return part
    if (Array.isArray(part))
      return typeof part[0] === 'string'
        ? WRAPPERS.test(part[0])
          ? at(part[1], depth + 1)
          : null
        : part.map((each) => at(each, depth + 1))
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, at(each, depth + 1)]))
  }
  return at(0, 0)
}
