/** JSON as pages write it: with line breaks in strings, a comma too many, comments, CDATA, two roots. */

/** The values in a script of data; empty where nothing of it can be read. Linear in its length. */
export function valuesOfJson(script: string): unknown[] {
  const text = unwrapped(script)
  if (text === '') return []
  const strict = parsed(text)
  if (strict !== undefined) return [strict]
  const mended = parsed(mend(text))
  if (mended !== undefined) return Array.isArray(mended) ? mended : [mended]
  if (!/&(?:quot|#34);/.test(text)) return []
  const decoded = parsed(mend(text.replace(/&(?:quot|#34);/g, '"').replaceAll('&amp;', '&')))
  return Array.isArray(decoded) ? decoded : []
}

function unwrapped(script: string): string {
  const text = script
    .replace(/^[\s\ufeff]+/, '')
    .replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?/, '')
    .replace(/^<!--/, '')
    .trim()
  // Only the end is looked at: these patterns are slow on a long text.
  const end = Math.max(0, text.length - 60)
  const rest = text
    .slice(end)
    .replace(/(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?[\s;]*$/, '')
    .replace(/(?:\/\/\s*)?-->\s*$/, '')
    .replace(/[\s;]+$/, '')
  return (text.slice(0, end) + rest).trim()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is not JSON is mended, or said to be unreadable by the caller.
    return undefined
  }
}

/** The name of a property that nobody quoted. */
const KEY = /[\w$@]+\s*:/y
const CONTROL: Record<string, string> = { '\n': '\\n', '\r': '\\n', '\t': ' ' }

/** The same text as a list of values, with what commonly goes wrong put right. */
function mend(text: string): string {
  const out: string[] = ['[']
  const open: string[] = []
  /** The last thing that was written outside of white space. */
  let last = '['
  const put = (piece: string, mark = piece) => {
    const begins = mark === '"' || mark === 'v' || mark === '{' || mark === '['
    const ended = last === '"' || last === 'v' || last === '}' || last === ']'
    if (begins && ended) out.push(',')
    if ((mark === '}' || mark === ']') && last === ',') out.pop()
    if (mark === ',' && (last === ',' || last === '{' || last === '[')) return
    out.push(piece)
    last = mark
  }
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? ''
    if (/\s/.test(sign) || sign === ';') at += 1
    else if (sign === '/' && text[at + 1] === '*') at = past(text, '*/', at + 2)
    else if (sign === '/' && text[at + 1] === '/') at = past(text, '\n', at + 2)
    // In front of the data, and behind it, a program may stand, or what it complained of.
    else if (open.length === 0 && sign !== '{' && sign !== '[') at += 1
    else if (sign === '"' || (sign === "'" && last !== 'v')) {
      const string = stringAt(text, at)
      put(string.json, '"')
      at = string.end
    } else if (sign === '{' || sign === '[') {
      put(sign)
      open.push(sign === '{' ? '}' : ']')
      at += 1
    } else if (sign === '}' || sign === ']') {
      if (open.at(-1) === sign) {
        open.pop()
        put(sign)
      }
      at += 1
    } else if (sign === ',' || sign === ':') {
      put(sign)
      at += 1
    } else {
      const word = /[^\s,:{}[\]"/]+|\//y
      word.lastIndex = at
      const found = word.exec(text)?.[0] ?? sign
      KEY.lastIndex = at
      if (open.at(-1) === '}' && (last === '{' || last === ',') && KEY.test(text))
        put(`"${found}"`, '"')
      else
        put(
          /^(?:true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(found)
            ? found.toLowerCase()
            : 'null',
          'v',
        )
      at += found.length
    }
  }
  while (open.length > 0) put(open.pop() ?? '')
  if (last === ',') out.pop()
  return `${out.join('')}]`
}

function past(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from)
  return found === -1 ? text.length : found + end.length
}

/** A string that begins at a place, written again as JSON wants it. */
export function stringAt(text: string, start: number): { json: string; end: number } {
  const out: string[] = ['"']
  const quote = text[start] ?? '"'
  let at = start + 1
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\\') {
      const next = text[at + 1] ?? ''
      const isUnicode = next === 'u' && /^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6))
      const code = next === 'x' ? /^[\da-f]{2}/i.exec(text.slice(at + 2, at + 4))?.[0] : undefined
      if (isUnicode || '"\\/bfnrt'.includes(next)) out.push(sign + next)
      else if (code !== undefined) {
        out.push(`\\u00${code}`)
        at += 2
      } else out.push(next === 'u' ? '' : (CONTROL[next] ?? next))
      at += 1
    } else if (sign === quote) {
      if (endsString(text, at + 1, quote)) break
      out.push(quote === '"' ? '\\"' : quote)
    } else if (sign === '"') {
      out.push('\\"')
    } else if (sign < ' ') {
      out.push(CONTROL[sign] ?? ' ')
    } else out.push(sign)
  }
  return { json: `${out.join('')}"`, end: at + 1 }
}

const AFTER_STRING =
  /\s*(?:$|[}\]:]|,\s*(?:$|["{[}\],\d/-]|true|false|null|[A-Za-z_$][\w$]*:\s*["'{[\d]))|[ \t\r]*\n\s*"/y

const AFTER_SINGLE = /\s*(?:$|[}\]:]|,\s*(?:$|['"{[}\],\d-]|true|false|null|[\w@]+\s*:))/y

/** Whether a quotation mark ends its string: inches and quoted words within a text do not. */
function endsString(text: string, after: number, quote: string): boolean {
  const pattern = quote === '"' ? AFTER_STRING : AFTER_SINGLE
  pattern.lastIndex = after
  return pattern.test(text)
}
