/**
 * An invitation that this browser was opened with: its secret lies in the browser's storage from the
 * page `/invite` (public/invite.js, which writes it) until it is taken or given up, also while its
 * guest registers. It is never part of an address of the app.
 */
import { readKept } from '#page/kept.ts'
import { INVITE_LINK_DAYS } from '#shared/limits.ts'

/** Where it lies; public/invite.js writes it. */
export const INVITATION_KEY = 'nomnom-invitation'
const SECRET = /^[\w-]{22}$/
const DAY_MS = 24 * 60 * 60 * 1000

/** The secret of the invitation that waits here; null without one, or once it must have run out. */
export function waitingInvitation(): string | null {
  const [secret = '', at = ''] = (readKept(INVITATION_KEY) ?? '').split(' ')
  const isOver = Date.now() - Number(at) > INVITE_LINK_DAYS * DAY_MS
  return SECRET.test(secret) && !isOver ? secret : null
}
