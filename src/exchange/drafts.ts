/** Drafts, as screens keep and read them; the code for it comes when something can be typed. */
import { background, fetchBackground } from './fetch-background.ts'
import { currentDb } from './mirror.ts'

/** Reads the draft under a key; undefined without one. After that `keepDraft` loads nothing. */
export async function readDraft(key: string): Promise<unknown> {
  return await (await fetchBackground()).readTyped(currentDb(), key)
}

/** Opens the draft of a form, which is its own until `left`; `draftKey` says where it is to be kept. */
export async function openDraft(key: string, left: AbortSignal) {
  return await (await fetchBackground()).openTyped(currentDb(), key, left)
}

/**
 * Keeps what was typed under a key, or forgets it (null); resolves once that is on the disk. The value
 * has to be one that survives JSON and does not change any more.
 */
export async function keepDraft(key: string, value: unknown): Promise<void> {
  const { keepTyped } = background() ?? (await fetchBackground())
  await keepTyped(currentDb(), key, value)
}

/** The same of a text that saves itself, which nobody takes over while it is being typed here. */
export async function keepTyping(key: string, value: unknown): Promise<void> {
  await (background() ?? (await fetchBackground())).keepTyping(currentDb(), key, value)
}
