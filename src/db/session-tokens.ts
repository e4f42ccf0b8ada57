/** A token to send, and whose it is, for the sync engine. docs/sync.md section 7. */
import type { RefreshOutcome } from './refresh-session.ts'
import { isFresh, type SessionStore, type StoredSession } from './session-store.ts'

type Parts = {
  store: Pick<SessionStore, 'readSession'>
  /** Renews the session; `used` is the token that was turned down. */
  renew(used: string | null): Promise<RefreshOutcome>
  /** Unix ms. */
  now(): number
  /** Whether the session may be renewed although nothing waits to be sent. */
  renewsForReading: boolean
}

/**
 * Tokens for the engine (Tokens in sw/sync/engine.ts). Token and user come from one read, so that
 * nobody's changes leave under another name.
 */
export function createTokens({ store, renew, now, renewsForReading }: Parts) {
  return {
    async held() {
      const stored = await store.readSession()
      return stored && isFresh(stored, now()) ? tokenOf(stored) : null
    },
    async get({ refused, isSending }: { refused: string | null; isSending: boolean }) {
      const stored = await store.readSession()
      if (!stored) return { kind: 'none' } as const
      const isTurnedDown = stored.accessToken === refused
      if (!isTurnedDown && isFresh(stored, now())) return tokenOf(stored)
      const canStillServe = !isTurnedDown && stored.expiresAt * 1000 > now()
      if (!isSending && !renewsForReading) {
        return canStillServe ? tokenOf(stored) : ({ kind: 'unreachable' } as const)
      }
      const outcome = await renew(isTurnedDown ? refused : null)
      if (outcome.kind === 'renewed') return tokenOf(outcome.session)
      if (outcome.kind === 'refused') return { kind: 'refused' } as const
      if (outcome.kind === 'absent') return { kind: 'none' } as const
      return canStillServe ? tokenOf(stored) : ({ kind: 'unreachable' } as const)
    },
  }
}

function tokenOf({ accessToken, userId }: StoredSession) {
  return { kind: 'token', token: accessToken, userId } as const
}
