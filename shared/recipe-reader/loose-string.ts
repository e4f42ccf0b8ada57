/** Strings between quotation marks as people, templates and programs write them, as JSON wants them. */

/** Of a place: whether the quotation mark in front of it ends its string. */
type EndsString = (after: number) => boolean
export type Ends = {
  ends: EndsString
  /** Of a comma or a line end in a string: whether the string is over there, its quotation mark forgotten. */
  isLost?: EndsString
}

const CONTROL: Record<string, string> = { '\n': '\\n', '\r': '\\n', '\t': ' ' }
const FIRST: Ends = { ends: () => true }

/** A string that begins at a place, written again as JSON; without `ends` its first quotation mark ends it. */
export function stringAt(
  text: string,
  start: number,
  { ends, isLost }: Ends = FIRST,
): { json: string; end: number } {
  const out: string[] = ['"']
  const quote = text[start] ?? '"'
  let at = start + 1
  let after = 1
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\\') {
      const { json, length } = escapeAt(text, at)
      out.push(json)
      at += length - 1
    } else if (sign === quote) {
      if (ends(at + 1)) break
      out.push(quote === '"' ? '\\"' : quote)
    } else if ((sign === '\n' || sign === ',') && isLost?.(at)) {
      after = 0
      break
    } else if (sign === '"') {
      out.push('\\"')
    } else if (sign < ' ') {
      out.push(CONTROL[sign] ?? ' ')
    } else out.push(sign)
  }
  return { json: `${out.join('')}"`, end: at + after }
}

/** What a backslash and what stands behind it say; those that JSON does not know are what stands there. */
function escapeAt(text: string, at: number): { json: string; length: number } {
  const next = text[at + 1] ?? ''
  const code = next === 'x' ? /^[\da-f]{2}/i.exec(text.slice(at + 2, at + 4))?.[0] : undefined
  if (code !== undefined) return { json: `\\u00${code}`, length: 4 }
  const isUnicode = next === 'u' && /^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6))
  if (isUnicode || (next !== '' && '"\\/bfnrt'.includes(next)))
    return { json: `\\${next}`, length: 2 }
  return { json: next === 'u' ? '' : (CONTROL[next] ?? next), length: 2 }
}
