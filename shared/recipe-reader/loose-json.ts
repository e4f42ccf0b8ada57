/**
 * JSON as people and templates write it, read as far as it goes: commas and brackets that are missing, too
 * many or of the wrong kind, quotation marks within strings, comments, names that nobody quoted.
 */
import { stringAt, type Ends } from './loose-string.ts'
import type { Thing } from './thing.ts'

/** What is open at a place. `name`: that of the value that comes next; `last`: that of the one before. */
type Open = { list: unknown[] | null; thing: Thing; name: string | null; last: string }

/** What follows a string that is over, by what it stands in. */
const NAME = String.raw`(?:"[^"\\\n]{1,60}"|'[^'\\\n]{1,60}'|[A-Za-z_$@][\w$@]{0,60})\s*[:=]`
const CLOSED = String.raw`[}\]](?=\s*(?:$|[,;}\]{["'</]))`
const ENDS = {
  value: new RegExp(
    String.raw`\s*(?:$|(?!\]\s*")${CLOSED}|,\s*(?:$|[}\],]|/[/*]|${NAME})|["'][^"'\\\n]{1,60}["']\s*:)`,
    'y',
  ),
  '"': new RegExp(
    String.raw`\s*(?:$|${CLOSED}|,\s*(?:$|["{[}\],]|/[/*]|(?:true|false|null|-?\d+)\s*[,\]])|:\s*["{[])|\s+"(?=\S)`,
    'y',
  ),
  "'": new RegExp(String.raw`\s*(?:$|${CLOSED}|,\s*(?:$|['{[}\],]|/[/*])|:\s*['{[])`, 'y'),
}
const NAMES = /\s*[:=]/y
const NAME_FOLLOWS = new RegExp(String.raw`\s*,\s*${NAME}`, 'y')
const LOST_END = /,?[ \t\r]{0,20}\n\s{0,200}"[\w@]{1,40}"\s*:/y
/** What is written as a list, now and then without its brackets. */
const LISTED = /ingredient|instruction/i
const WORD = /[^\s,:=;{}[\]"<]+/y

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** What words stand for that are no values themselves. */
type Known = ReadonlyMap<string, unknown>

/**
 * The values in a text, in order; what stands around them is gone past. `known` are the words of a program,
 * which ends its strings where it should. Linear.
 */
export function looseValues(text: string, known?: Known): unknown[] {
  const reading = new Reading(text, known)
  while (reading.goOn());
  return reading.values
}

class Reading {
  readonly values: unknown[] = []
  readonly #text: string
  readonly #known: Known | undefined
  readonly #open: Open[] = []
  /** How many lists are open. */
  #lists = 0
  #at = 0

  constructor(text: string, known?: Known) {
    this.#text = text
    this.#known = known
  }

  /** Reads what comes next; false at the end. */
  goOn(): boolean {
    const sign = this.#text[this.#at]
    if (sign === undefined) return false
    const next = this.#text[this.#at + 1]
    const isOutside = this.#open.length === 0
    if (sign === '{' || sign === '[') this.#begin(sign)
    else if (sign === '/' && next === '*') this.#pass('*/')
    else if (sign === '/' && next === '/') this.#pass('\n')
    // In front of the data, and behind it, a program may stand, or what it complained of.
    else if (isOutside) this.#at += 1
    else if (sign === '"' || sign === "'") this.#string()
    else if (sign === '}' || sign === ']') this.#close(sign)
    else if (sign === '<') this.#pass('>')
    else if (sign === ',') this.#comma()
    else if (/[\s:=;]/.test(sign)) this.#at += 1
    else this.#word()
    return true
  }

  get #top(): Open | undefined {
    return this.#open.at(-1)
  }

  #pass(end: string): void {
    const found = this.#text.indexOf(end, this.#at + 1)
    this.#at = found === -1 ? this.#text.length : found + end.length
  }

  #put(value: unknown): void {
    const top = this.#top
    if (!top) this.values.push(value)
    else if (top.list) top.list.push(value)
    else if (top.name !== null) {
      top.thing[top.name] = value
      top.last = top.name
      top.name = null
    } else if (typeof value === 'string' && LISTED.test(top.last))
      // '"recipeIngredient": "2 eggs", "salt"': a list without its brackets.
      top.thing[top.last] = [top.thing[top.last], value].flat()
  }

  #begin(sign: string): void {
    const opened: Open = { list: sign === '[' ? [] : null, thing: {}, name: null, last: '' }
    this.#put(opened.list ?? opened.thing)
    this.#open.push(opened)
    if (opened.list) this.#lists += 1
    this.#at += 1
  }

  #end(): void {
    if (this.#open.pop()?.list) this.#lists -= 1
  }

  #comma(): void {
    if (this.#top?.name != null) this.#put(null)
    this.#at += 1
  }

  /** What closes nothing, or closes what goes on behind it, is a slip. */
  #close(sign: string): void {
    this.#at += 1
    const top = this.#top
    const parent = this.#open.at(-2)
    const goesOn = isAt(NAME_FOLLOWS, this.#text, this.#at)
    if (top?.name != null) this.#put(null)
    if (sign === ']') {
      if (this.#lists === 0 || (!top?.list && goesOn && parent?.list)) return
      while (!this.#top?.list) this.#end()
      this.#end()
    } else if (top?.list) {
      const isBracket = goesOn && (this.#open.at(-3)?.list !== null || !parent)
      this.#end()
      if (!isBracket && parent && !parent.list) this.#end()
    } else {
      const isInNamed = parent !== undefined && (parent.list === null || this.#isNamed())
      if (!goesOn || isInNamed) this.#end()
    }
  }

  /** Whether the list that the innermost thing is in is a value of another: not the page's own. */
  #isNamed(): boolean {
    const holder = this.#open.at(-3)
    return holder !== undefined && holder.list === null && holder.last !== '@graph'
  }

  #string(): void {
    const top = this.#top
    const options = this.#known || !top ? undefined : this.#endsIn(top)
    const { json, end } = stringAt(this.#text, this.#at, options)
    this.#at = end
    const value: unknown = JSON.parse(json)
    const isNaming = isAt(NAMES, this.#text, end)
    const parent = this.#open.at(-2)
    // The list before it was never closed.
    if (isNaming && top?.list && parent && !parent.list) this.#end()
    const named = this.#top
    if (named && !named.list && named.name === null && isNaming && value !== '__proto__')
      named.name = String(value)
    else this.#put(value)
  }

  /** Where a string ends that begins in what is open. */
  #endsIn({ list, name, last }: Open): Ends {
    const quote = this.#text[this.#at] === '"' ? '"' : "'"
    const isListed = LISTED.test(name ?? last)
    const pattern = list || isListed ? ENDS[quote] : ENDS.value
    const isValue = list !== null || name !== null
    return {
      ends: (at) =>
        isAt(pattern, this.#text, at) || (!isValue && (!isListed || isAt(NAMES, this.#text, at))),
      isLost: (at) => list === null && isAt(LOST_END, this.#text, at),
    }
  }

  /** A name without quotation marks, a number, or what only programs know. */
  #word(): void {
    WORD.lastIndex = this.#at
    const [word = this.#text[this.#at] ?? ''] = WORD.exec(this.#text) ?? []
    this.#at += word.length
    const top = this.#top
    const isName = top && !top.list && top.name === null
    if (isName && isAt(NAMES, this.#text, this.#at)) top.name = word
    else if (!isName) this.#put(this.#known?.has(word) ? this.#known.get(word) : valueOfWord(word))
  }
}

function valueOfWord(word: string): unknown {
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word)) return Number(word)
  return /^true$/i.test(word) ? true : /^false$/i.test(word) ? false : null
}
