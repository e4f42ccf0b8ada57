/**
 * Which mail this browser asked for last. A link from a mail signs in whoever it was sent to; a link
 * that somebody else sent would sign in them, and what is entered from then on would be theirs.
 */
import { keep, readKept } from '#page/kept.ts'

const KEY = 'nomnom-asked-mail'
const DAY_MS = 24 * 60 * 60 * 1000

/** Remembers that a mail with a link was asked for here. */
export function noteAskedMail(email: string): void {
  keep(KEY, JSON.stringify({ email: plain(email), at: Date.now() }))
}

/** Whether this browser asked for a mail to this address within the last day. */
export function hasAskedMail(email: string): boolean {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('at' in kept)) {
      return false
    }
    const isOfToday = Math.abs(Date.now() - Number(kept.at)) < DAY_MS
    return email !== '' && kept.email === plain(email) && isOfToday
  } catch {
    // Safe: what cannot be read counts as not asked for.
    return false
  }
}

const plain = (email: string) => email.trim().toLowerCase()
