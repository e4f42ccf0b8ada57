/** The error catalogue of product §8: every text that a user may read, but for those of server-texts.ts. */
import { CATEGORY_MAX, ITEM_TEXT_MAX, KEEP_DAYS, LIST_MAX_ITEMS, TITLE_MAX } from './limits.ts'

export const TEXT = {
  requestFailed: 'Request failed',
  unexpected: 'An unexpected error occurred',
  noSession: 'No session found',
  anErrorOccurred: 'An error occurred',
  missingCredentials: 'You must provide either an email or phone number and a password',
  passwordsDoNotMatch: 'Passwords do not match',
  signInAgainForPassword:
    'You signed in more than a day ago. Please sign in again to choose a new password.',
  inviteSent: 'Friend request sent successfully!',
  inviteUnknown: 'Oh noooo! We could not find user with that email!',
  inviteSelf: 'Wooops! Looks like you are trying to invite yourself!',
  inviteAgain: 'Wooops! Looks like you have already sent a friend request to this user!',
  permissionsUpdated: 'Permissions updated successfully!',
  permissionsFailed: 'Failed to update permissions!',
  unfriended: 'Friendship deleted successfully!',
  unfriendFailed: 'Failed to delete friendship!',
  requestUpdated: 'Friend request updated successfully!',
  requestFailedUpdate: 'Failed to update friend request!',
  selectedListNotFound: 'Selected list not found',
  placeNotFound: 'Place not found',
  listNotFound: 'List not found',
  recipeNotFound: 'Recipe not found',
  appFallback: 'An error has occurred',
  rootError: 'Woops! We ran into an error.',
  pageNotFound: 'Woooooooooops! We could not find the page you are looking for!',
  titleRequired: 'Title is required',
  ingredientSectionRequired: 'At least one ingredient section is required',
  instructionSectionRequired: 'At least one instruction section is required',
  ingredientRequired: 'At least one ingredient is required',
  instructionRowRequired: 'At least one instruction is required',
  ingredientTextRequired: 'Ingredient text is required',
  instructionRequired: 'Instruction is required',
  placeNameRequired: 'Place name is required',
  locationRequired: 'Location is required',
  noWebAddress: 'A web address begins with https:// or http://',
  listNameRequired: 'List name is required',
  canRestore: `You can restore it for ${KEEP_DAYS} days.`,
  itemNameRequired: 'Item name is required',
  itemTooLong: `An item can have at most ${ITEM_TEXT_MAX} characters`,
  listTooLong: `A list can have at most ${LIST_MAX_ITEMS} items`,
  nameTooLong: `A name can have at most ${TITLE_MAX} characters`,
  categoryTooLong: `A category can have at most ${CATEGORY_MAX} characters`,
} as const

/** What a field says that holds more than `max` characters; nothing is ever cut. */
export function atMost(max: number): string {
  return `At most ${max} characters`
}

/** Codes of the product API that a client may act on. */
export type ErrorCode =
  | 'bad_json'
  | 'validation_failed'
  | 'unsupported_media_type'
  | 'body_too_large'
  | 'no_authorization'
  | 'bad_jwt'
  | 'bad_token'
  | 'session_not_found'
  | 'reauthentication_needed'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'id_taken'
  | 'changed_since'
  | 'deleted'
  | 'self_invite'
  | 'already_invited'
  | 'already_friends'
  | 'link_gone'
  | 'user_not_found'
  | 'rate_limited'
  | 'page_unreadable'
  | 'call_reused'
  | 'schema_too_new'
  | 'unavailable'
  | 'disk_full'
  | 'quota_reached'
  | 'too_many_writes'
  | 'unexpected'

type RefusedAnswer = {
  status: number
  statusText: string
  url: string
  code?: ErrorCode
  reason?: string
}

/** A failed request, as product §8 describes it: its message is the status text or 'Request failed'. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly statusText: string
  readonly url: string
  readonly code: ErrorCode | undefined
  /**
   * The server's sentence for the user; undefined where it gave none, or something else answered.
   */
  readonly reason: string | undefined

  constructor(answer: RefusedAnswer) {
    super(answer.statusText || TEXT.requestFailed)
    this.status = answer.status
    this.statusText = answer.statusText
    this.url = answer.url
    this.code = answer.code
    this.reason = answer.reason
  }
}

/** Whatever was thrown, as a RequestError: non-errors become 'An unexpected error occurred', 500 (product §8). */
export function toRequestError(thrown: unknown, url: string): RequestError {
  if (thrown instanceof RequestError) return thrown
  const statusText = thrown instanceof Error ? thrown.message : TEXT.unexpected
  return new RequestError({ status: 500, statusText, url })
}
