import { isVisible, valueOf } from '#shared/merge/record.ts'
import type { MirrorRow } from './store.ts'

/** What an item says, or said before it was removed here; null where its text is not here. */
export function itemText({ rec, base }: MirrorRow): string | null {
  const shown = [rec, base].find((one) => one && isVisible(one))
  const text = shown ? valueOf(shown, 'text') : undefined
  return typeof text === 'string' ? text : null
}
