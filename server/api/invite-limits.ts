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

/** For making and for opening an invitation by link. At this pace a secret cannot be guessed. */
const LINK_ALLOWANCES: Record<'made' | 'opened', readonly Allowance[]> = {
  made: [{ windowMs: 24 * HOUR_MS, limit: 60 }],
  opened: [
    { windowMs: HOUR_MS, limit: 30 },
    { windowMs: 24 * HOUR_MS, limit: 100 },
  ],
}

/**
 * An answer waits for the next multiple of this since the call came: hit and miss take equally
 * long.
 */
export const INVITE_STEP_MS = 80

/** Lets an invite of this user pass, or throws 429 with Retry-After. */
export function admitInvite(deps: AppDeps, userId: string): Promise<void> {
  return admit(deps, `invite:${userId}`, ALLOWANCES)
}

/** Lets somebody make or open an invitation by link, or throws 429 with Retry-After. */
export function admitLink(what: keyof typeof LINK_ALLOWANCES) {
  return (deps: AppDeps, userId: string) =>
    admit(deps, `link-${what}:${userId}`, LINK_ALLOWANCES[what])
}

async function admit(deps: AppDeps, key: string, allowances: readonly Allowance[]): Promise<void> {
  for (const allowance of allowances) {
    const asked = { ...allowance, now: deps.clock() }
    const waitMs = await countUp(deps.db, `${key}/${allowance.windowMs}`, asked)
    if (waitMs === 0) continue
    const seconds = Math.ceil(waitMs / 1000)
    const refusal = refuse(429, 'rate_limited', 'Too many invites: try again later')
    throw refusal.withHeader('Retry-After', String(seconds)).withDetail({ retryAfter: seconds })
  }
}
