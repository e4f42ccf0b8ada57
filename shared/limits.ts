/** The constants of product §9 that rules use, and the sizes of product §5; the unit is in the name. */

export const AUTOSAVE_MS = 1000
export const INSTALL_DISMISSAL_MS = 2 * 24 * 60 * 60 * 1000
export const FRESH_MS = 5 * 60 * 1000

/** Per course, the newest of own and shared recipes (product §2.menu.6). */
export const MENU_SIZE = 6

export const RATING_MIN = 0
export const RATING_MAX = 10
export const RATING_DEFAULT = 5

export const BODY_MAX_BYTES = 2 * 1024 * 1024
export const RECIPE_MAX_BYTES = 200 * 1024
export const LIST_MAX_ITEMS = 2000
/**
 * How many removed items of a list can still be brought back. One that was removed 90 days ago does
 * not count.
 */
export const LIST_MAX_REMOVED = 8000
export const ITEM_TEXT_MAX = 500
export const TITLE_MAX = 200
export const SHORT_TEXT_MAX = 200
export const DESCRIPTION_MAX = 5000
export const INSTRUCTION_MAX = 5000
export const NOTES_MAX = 10_000
export const WEB_ADDRESS_MAX = 2000
export const SECTIONS_MAX = 50
export const ROWS_MAX = 200
export const CATEGORY_MAX = 100
export const CATEGORIES_MAX = 200
export const DISPLAY_NAME_MAX = 80
export const EMAIL_MAX = 254

/**
 * Access tokens: how many one person has, how long their names and lives are, and how much one may
 * ask in a minute.
 */
export const ACCESS_TOKENS_MAX = 50
export const ACCESS_TOKEN_NAME_MAX = 60
export const ACCESS_TOKEN_DAYS_MAX = 3650
export const ACCESS_TOKEN_CALLS_PER_MINUTE = 120

/** What one person may keep, unless the settings `LIMIT_*` say otherwise. */
export const KEPT_RECORDS_MAX = 200_000
export const KEPT_MB_MAX = 200
export const KEPT_LISTS_MAX = 5_000
export const KEPT_RECIPES_MAX = 20_000
/** What one person may write in a minute. A device that was away for weeks brings hundreds of calls. */
export const WRITES_PER_MINUTE = 3_000
/** What one person may write in a day: the answer to each call is kept for CALL_KEEP_DAYS. */
export const WRITES_PER_DAY = 60_000
export const WRITTEN_MB_PER_MINUTE = 20
export const GRANTS_PER_MINUTE = 60
export const FRIEND_CALLS_PER_MINUTE = 600

/** One request to the sync endpoint carries at most this much; a single call may exceed it alone. */
export const SYNC_MAX_CALLS = 100
/** For how many scopes a device may name a cursor: three of each friend, and its own. */
export const SYNC_MAX_SCOPES = 5_000
export const SYNC_MAX_BYTES = 256 * 1024
/** How many records one call gives back after a backup was restored. */
export const HELD_MAX_RECORDS = 100
/** A batch starts small, so that it arrives on a bad network, and follows what the line carries. */
export const SYNC_BATCH_START_BYTES = 32 * 1024
/** A page of pulled rows starts small, so that it arrives on a bad network, and grows on a good one. */
export const SYNC_PAGE_START_BYTES = 32 * 1024
export const SYNC_PAGE_MAX_BYTES = 8 * 1024 * 1024

/** How long an invitation by link can be taken, and how many of somebody may wait at a time. */
export const INVITE_LINK_DAYS = 7
export const INVITE_LINKS_MAX = 20

/** How long deleted content and superseded values are kept. */
export const KEEP_DAYS = 90
/**
 * How long the server knows which calls it has carried out: so long a device may be in a drawer with
 * a call that was not answered, and send it again without its being carried out twice.
 */
export const CALL_KEEP_DAYS = 400

/** Version of the payloads in the outbox and of the mirror. */
export const SCHEMA_VERSION = 2

/** Where items without a category stand (product §9). */
export const OTHER_CATEGORY = 'Other'
