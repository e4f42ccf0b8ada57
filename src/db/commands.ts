/** What a user can do to what is kept here, as the screens say it. `save` makes calls of them. */
import type { ITEM_FIELDS, LIST_FIELDS, Said } from '#shared/fields.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import type { Flag, Permissions } from '#shared/grants.ts'
import type { ItemFields, ListFields } from '#shared/schemas/grocery-list.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'

/**
 * Per field the stamp of the value that the user had seen. A form passes what it held when it took
 * the value over; without it, what the mirror holds now counts as seen.
 */
export type Seen<T> = { [K in keyof T]?: Stamp | null | undefined }

/** One change inside a list: of the list itself, of an item, a new item, an item removed or undone. */
export type ListChange =
  | { list: Partial<ListFields>; seen?: Seen<ListFields> }
  | { item: string; set: Partial<ItemFields>; seen?: Seen<ItemFields> }
  | { add: NewListItem }
  | { remove: string }
  /** Brings a removed item back as it was. */
  | { bringBack: string }

/** The items that changes name; new ones have no rows yet and are left out. */
export function idsOfChanges(changes: readonly ListChange[]): string[] {
  return changes.flatMap((change) => {
    if ('item' in change) return [change.item]
    if ('remove' in change) return [change.remove]
    return 'bringBack' in change ? [change.bringBack] : []
  })
}

/** instead: of which category; by default of none. With it, what was found is taken back. */
type FoundCategory = { item: string; category: string | null; instead?: string }

/**
 * What ends with a change that a form saves, so that a page that is closed at that moment does not offer
 * it again. draft: the key of what was typed. refused: calls (seq) whose values lay in the form.
 */
export type Ends = { draft?: string; refused?: readonly number[] }

type NewListItem = Said<typeof ITEM_FIELDS> & { id?: string }

type Change<T> = { id: string; set: Partial<T>; seen?: Seen<T>; ends?: Ends }

export type Command =
  | ({ type: 'create-list'; id?: string; items?: NewListItem[] } & Said<typeof LIST_FIELDS>)
  /** typedAt: Unix ms of the device, of what was typed a while before it is saved; by default now. */
  | { type: 'change-list'; listId: string; changes: ListChange[]; typedAt?: number }
  /** Categories found automatically: each yields to a choice made by hand. */
  | { type: 'categorise'; listId: string; found: FoundCategory[] }
  | { type: 'create-recipe'; id?: string; fields: RecipeInput; ends?: Ends }
  | ({ type: 'change-recipe' } & Change<RecipeInput>)
  | { type: 'create-place'; id?: string; fields: PlaceInput; ends?: Ends }
  | ({ type: 'change-place' } & Change<PlaceInput>)
  | { type: 'delete'; entity: 'list' | 'recipe' | 'place'; id: string }
  | { type: 'restore'; entity: 'list' | 'recipe' | 'place'; id: string }
  | { type: 'invite'; email: string }
  /** An invitation by link: of its secret, the device sends the SHA-256 alone, in base64url. */
  | { type: 'make-link'; hash: string; grants: Permissions }
  | { type: 'answer-request'; id: string; status: 'ACCEPTED' | 'REJECTED' }
  | { type: 'grant'; friendshipId: string; flag: Flag; on: boolean }
  | { type: 'unfriend'; friendshipId: string }
  | { type: 'rename-me'; displayName: string }
  /**
   * A value that lost a conflict was seen, and is not wanted any more or was written again. at: when it
   * lost (Notice), as the next one in the same field has the same id.
   */
  | { type: 'dismiss-notice'; id: string; at: number }

/** id: of the record that was made or changed. changed: false where there was nothing to do. */
export type Saved = { id: string; changed: boolean }

/** The record of a command is not in the mirror (any more). */
export class UnknownRecordError extends Error {
  override readonly name = 'UnknownRecordError'
  readonly id: string
  constructor(id: string) {
    super('This is no longer here')
    this.id = id
  }
}
