// The twin of server/db/revocations.ts: the simulation keeps its journal itself.
import type { Revocation } from '#server/db/revocations.ts'

export async function noteRevocations(): Promise<void> {}

export async function revocationsAfter(): Promise<Revocation[]> {
  return []
}

export async function isNotedSince(): Promise<boolean> {
  return false
}
