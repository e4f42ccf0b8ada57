/**
 * The chip, which is silent while all is well, with what opens from it and what asks for a decision:
 * fetched together once a screen stands.
 */
export { hasTyped, sendWaitingChanges } from './sync-actions.data.ts'
export { SyncStatus } from './sync-status.tsx'
