/** Units in front of their numbers, behind the name, as Italians write them: 'Farina g 350', 'Burro, grammi 100.' */
import { numberAt, type NumberAt } from './number.ts'

const UNIT_FIRST =
  /([\s,;:(]+(?:[-–]\s)?)((?:g|gr|kg|grammi|etti|hg|ml|cl|dl|l|litri|Gr|Kg|KG|Grammi)\.?\s?)\d[\d.,/\s]*[.)]?\s*$/

/** As long as such an amount can be. */
const LONGEST = 40

/** Where the amount begins with what parts it from the name, its unit and its number; null for none. */
export function unitFirst(text: string): { start: number; unit: number; number: NumberAt } | null {
  const from = Math.max(0, text.length - LONGEST)
  const found = UNIT_FIRST.exec(text.slice(from))
  if (!found || from + found.index === 0) return null
  const start = from + found.index
  const [, before = '', words = ''] = found
  const unit = start + before.length
  const number = numberAt(text, unit + words.length)
  return number && /^[.)]?\s*$/.test(text.slice(number.end)) ? { start, unit, number } : null
}
