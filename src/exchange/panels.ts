/**
 * The chip, which is silent while all is well, with what opens from it and what asks for a decision:
 * fetched together once a screen stands.
 */
export { NotHere } from './not-here.tsx'
export { readLeftTyped } from './left-typed.data.ts'
export { sendWaitingChanges } from './sync-actions.data.ts'
export { SyncStatus } from './sync-status.tsx'
