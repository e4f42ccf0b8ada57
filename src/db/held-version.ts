/**
 * Up to which version a device holds everything of a scope. The cursor says so only while no page is
 * missing: a row that was written again since stands on a later page. docs/sync.md step 15.
 */
import type { ScopeState } from './store.ts'

/** The version that the user of this device has seen of a scope; 0 where nothing is sure. */
export function heldVersion(state: ScopeState | undefined): number {
  if (!state) return 0
  return Math.max(0, state.behind ? (state.held ?? 0) : state.cursor)
}
