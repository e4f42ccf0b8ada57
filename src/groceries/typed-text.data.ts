/** What is being typed into a list, kept at every keystroke until it is saved. */
import { keepDraft } from '#exchange/drafts.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { ItemText } from './groceries.data.ts'

export type TextDraft = { text: string; seen: Stamp | null }

/** Keeps what is being typed into an item, or forgets it. */
export function keepItemDraft(typed: Omit<ItemText, 'text'> & { text: string | null }) {
  return keepText(`list:${typed.listId}:item:${typed.itemId}`, typed.text, typed.seen)
}

/** Keeps what is being typed as the name of a list, or forgets it. */
export function keepNameDraft(listId: string, text: string | null, seen: Stamp | null) {
  return keepText(`list:${listId}:name`, text, seen)
}

function keepText(key: string, text: string | null, seen: Stamp | null): Promise<void> {
  return keepDraft(key, text === null ? null : { text, seen })
}
