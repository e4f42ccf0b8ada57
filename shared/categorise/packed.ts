/**
 * Lists of words as they are sent to devices: of each word only what differs from the one before it,
 * behind a capital that says how much is the same. The sources are written out; both read alike.
 */
import { packedSet } from './word-set.ts'

const A = 65
/** So much as capitals can say. */
const LONGEST = 25
const MARKED = /^([\^~-]*)(.*)$/
const MARKS_BEHIND = /[\^~-]*$/

/** A list with commas, packed. Throws where it holds capitals, which would be read as lengths. */
export function packed(list: string): string {
  let before = ''
  let packed = ''
  for (const entry of entriesOf(list)) {
    if (/[A-Z]/.test(entry)) throw new Error(`Words of lists are written small: ${entry}`)
    const [, marks = '', word = ''] = MARKED.exec(entry) ?? []
    let same = 0
    while (same < LONGEST && same < word.length && word[same] === before[same]) same += 1
    packed += String.fromCharCode(A + same) + word.slice(same) + marks
    before = word
  }
  return packed
}

/** What a list holds, whether it is packed or written out. */
export function entriesOf(list: string): string[] {
  if (!/^[A-Z]/.test(list)) {
    return list.split(',').flatMap((entry) => entry.trim() || [])
  }
  let before = ''
  return list.split(/(?=[A-Z])/).map((entry) => {
    const end = entry.search(MARKS_BEHIND)
    before = before.slice(0, entry.charCodeAt(0) - A) + entry.slice(1, end)
    return entry.slice(end) + before
  })
}

/**
 * The source of a lexicon with its lists packed: what stands in backticks and has commas. A list that
 * is all there is becomes a `wordSet`.
 */
export function packedSource(code: string): string {
  return code
    .replace(/(?<=everyday: )`([^`]*)`/g, (_, list: string) => JSON.stringify(packedSet(list)))
    .replace(/(?<=: )`([^`]*,[^`]*)`/g, (_, list: string) => JSON.stringify(packed(list)))
    .replace(/(?<== )`([^`]*,[^`]*)`/g, (_, list: string) => JSON.stringify(packedSet(list)))
}
