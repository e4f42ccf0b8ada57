/** JSON as pages write it: in CDATA or a comment, with quotation marks that something has rewritten. */
import { looseValues } from './loose-json.ts'

/** The values in a script of data; empty where nothing of it can be read. Linear in its length. */
export function valuesOfJson(script: string): unknown[] {
  const text = unwrapped(script)
  if (text === '') return []
  const once = parsed(text)
  const strict = typeof once === 'string' ? (parsed(once) ?? once) : once
  return strict === undefined ? looseValues(quoted(text.replace(BREAKS, ''))) : [strict]
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
    // What is not JSON is read as far as it goes.
    return undefined
  }
}

/** What an editor puts at the end of each line. */
const BREAKS = /<br \/>(?=\r?\n)/g
const ENTITY = /&(?:quot|q|#0?34);/g
/** What the data of some programs begins with where all of its quotation marks are written so. */
const BEGINS_WRITTEN = /^[{[\s]*&(?:quot|q|#0?34);/
const WRITTEN: Record<string, string> = { amp: '&', a: '&', s: "'", l: '<', g: '>' }
const CURLY = /[“”„″]|&#(?:8220|8221|8222|8243);|&[lrb]dquo;/g

/** A text with quotation marks where something else stands in the place of all of them. */
function quoted(text: string): string {
  if (/^[{[\s]*\\"/.test(text)) return text.replaceAll('\\\\', '\\').replaceAll('\\"', '"')
  if (!BEGINS_WRITTEN.test(text) && /["'\w]\s*:\s*["'[{]/.test(text)) return text
  if (text.search(ENTITY) !== -1)
    return text
      .replace(ENTITY, '"')
      .replace(/&(amp|a|s|l|g);/g, (_, name: string) => WRITTEN[name] ?? '')
  return text.replace(CURLY, '"')
}
