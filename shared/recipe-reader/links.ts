/** Lines that lead elsewhere, as a whole or for the most part. */
import { headingKind } from './words.ts'

/** How many characters of a line are of links, and of how many. */
type Counted = { linked: number; all: number }

/** Whether all of a line leads elsewhere, but for a sign or brackets around it: '► Plum Cake', '[Print it.]'. */
export function isLinked({ linked, all }: Counted, text: string): boolean {
  if (linked === 0) return false
  if (linked === all || (linked === all - 1 && !/^\w\s|\s\w$/.test(text))) return true
  return linked >= all - 3 && /^(?:\(.*\)|\[.*\])[.!]?$/.test(text)
}

/** So much of what stands behind the words in front of the first link is linked. */
const MOST = 0.6
/** More words in front of it tell something. */
const LONGEST_LEAD = 60

/** The words in front of the first link, where they lead to it: 'More like it:'; null for others. */
export function leadOf(text: string): string | null {
  const lead = text.trim()
  return lead.length <= LONGEST_LEAD && /^\P{L}*$|:$/u.test(lead) ? lead : null
}

/**
 * 'More like it: Plum Cake and Pear Cake', 'Plum Cake, by Ida', of which only the dishes are links; a sentence that
 * begins with a link may be work.
 */
export function isLeading({ linked, all, lead }: Counted & { lead: string | null }, text: string) {
  if (linked === 0 || lead === null || linked < (all - lead.length) * MOST) return false
  return lead.endsWith(':') || !/[.!]$/.test(text)
}

/** What is known of a line; the lines of a page are made with these rules. */
type Leading = { text: string; rank: number; linked?: true; leads?: true }

/** Lines of which those that end with a colon directly above a link lead to it: 'More soups:'. */
export function withLeads<T extends Leading>(lines: readonly T[]): T[] {
  return lines.map((line, at) => {
    const isAbove = line.text.endsWith(':') && lines[at + 1]?.linked === true
    const isLead = isAbove && !line.linked && (line.rank === 0 || line.rank === 7)
    return isLead && headingKind(line.text) === null ? { ...line, leads: true } : line
  })
}

/** Whether a text, which is counted already, stands between ways to elsewhere, side by side: 'Print | Share'. */
export function isBetweenLinks(text: string, { linked, all }: Counted): boolean {
  return linked > 0 && linked + text.trim().length === all && /^\s*[|·•/]\s*$/.test(text)
}
