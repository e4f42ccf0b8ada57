/** Drafts, as screens keep and read them; the code for it comes when something can be typed. */
import { background, fetchBackground } from './fetch-background.ts'
import { currentDb } from './mirror.ts'

/** Reads the draft under a key; undefined without one. After that `keepDraft` loads nothing. */
export async function readDraft(key: string): Promise<unknown> {
  return await (await fetchBackground()).readTyped(currentDb(), key)
}

/**
 * Keeps what was typed under a key, or forgets it (null); resolves once that is on the disk. The value
 * has to be one that survives JSON and does not change any more.
 */
export async function keepDraft(key: string, value: unknown): Promise<void> {
  const { keepTyped } = background() ?? (await fetchBackground())
  await keepTyped(currentDb(), key, value)
}
