// How often somebody may invite: the answer to an invite tells whether an address has an account, so
// guessing has to be slow (product §7.users.9).
import { countUp, type Allowance } from '../db/rate-counts.ts'
import type { AppDeps } from '../deps.ts'
import { refuse } from './refusals.ts'

const HOUR_MS = 60 * 60 * 1000
const ALLOWANCES: readonly Allowance[] = [
  { windowMs: HOUR_MS, limit: 10 },
  { windowMs: 24 * HOUR_MS, limit: 30 },
]

/** An answer leaves at a multiple of this after the call came: hit and miss take equally long. */
export const INVITE_STEP_MS = 80

/** Lets an invite of this user pass, or throws 429 with Retry-After. */
export async function admitInvite(deps: AppDeps, userId: string): Promise<void> {
  for (const allowance of ALLOWANCES) {
    const asked = { ...allowance, now: deps.clock() }
    const key = `invite:${userId}/${allowance.windowMs}`
    const waitMs = await countUp(deps.db, key, asked)
    if (waitMs === 0) continue
    const seconds = Math.ceil(waitMs / 1000)
    const refusal = refuse(429, 'rate_limited', 'Too many invites: try again later')
    throw refusal.withHeader('Retry-After', String(seconds)).withDetail({ retryAfter: seconds })
  }
}
