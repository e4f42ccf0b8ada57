/** Drafts, as screens keep and read them; the code for it comes when something can be typed. */
import { currentDb } from './mirror.ts'

let background: typeof import('./background.ts') | undefined

/** Reads the draft under a key; undefined without one. After that `keepDraft` loads nothing. */
export async function readDraft(key: string): Promise<unknown> {
  background ??= await import('./background.ts')
  return await background.readTyped(currentDb(), key)
}

/**
 * Keeps what was typed under a key, or forgets it (null); resolves once that is on the disk. The value
 * has to be one that survives JSON and does not change any more.
 */
export async function keepDraft(key: string, value: unknown): Promise<void> {
  background ??= await import('./background.ts')
  await background.keepTyped(currentDb(), key, value)
}
