/** What goes on behind the screens: saving, drafts and sync, fetched together once the first stands. */
export { save } from '#db/save.ts'
export { keepTyped, keepTyping, openTyped, readTyped } from '#session/typed.ts'
export { freshen, requestSync, startSync } from './worker.ts'
