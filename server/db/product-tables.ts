// The rows of the product's tables.
import type { ColumnType } from 'kysely'
import type { Kind, Tombstone } from '#shared/merge/record.ts'
import type { Permissions } from '#shared/grants.ts'
import type { TokenRights } from '#shared/schemas/access-token.ts'
import type { Packed } from './packed-cells.ts'

type JsonColumn<T> = ColumnType<T, string, string>
type Time = ColumnType<Date, Date | undefined, Date>

type UsersTable = {
  id: string
  email: string | null
  display_name: string
  created_at: Time
}

/** In this and the other tables a scope is named by its key (`keyOf`). */
type ScopesTable = {
  scope: string
  ver: number
  write: number
  records: number
  things: number
  bytes: number
}

type RecordsTable = {
  ver: number
  born: number
  created_at: number
  scope: string
  id: string
  parent: string | null
  created_by: string | null
  kind: Kind
  stamp: Buffer | null
  content: JsonColumn<Packed['content']>
  writes: JsonColumn<Packed['writes']>
  del: JsonColumn<Tombstone | null>
}

/** A kind whose ids exist once in the whole database. */
export type ThingKind = Extract<Kind, 'list' | 'item' | 'recipe' | 'place'>

/** Where the lists, items, recipes and places stand; no two of them have the same id. */
type DirectoryTable = { id: string; owner: string; kind: ThingKind }

export type FriendshipStatus = 'pending' | 'accepted' | 'rejected'

type FriendshipsTable = {
  id: string
  low: string
  high: string
  requester: string
  status: FriendshipStatus
  grants_low: JsonColumn<Permissions>
  grants_high: JsonColumn<Permissions>
  created_at: Time
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

type HistoryTable = {
  scope: string
  record_id: string
  field: string
  ver: number
  cell: JsonColumn<unknown>
  refused: boolean
  at: Time
}

/** What the caller of a refused call was told. */
export type Refusal = {
  code: string
  message: string
  field?: string
  detail?: Record<string, unknown>
}

type MutationLogTable = {
  user_id: string
  call_id: string
  hash: Buffer
  status: number | null
  scope: string | null
  version: number | null
  subject: string | null
  refusal: JsonColumn<Refusal | null>
  at: Time
}

type RestSeenTable = {
  scope: string
  session_id: string
  record_id: string
  ver: number
  at: Time
}

type AccessTokensTable = {
  id: string
  user_id: string
  name: string
  hash: Buffer
  rights: JsonColumn<TokenRights>
  created_at: Time
  expires_at: ColumnType<Date | null, Date | null, Date | null>
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

type InviteLinksTable = {
  id: string
  user_id: string
  hash: Buffer
  grants: JsonColumn<Permissions>
  created_at: Time
  expires_at: Time
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  taken_by: string | null
}

type RecipeLinksTable = {
  id: string
  recipe_id: string
  owner_id: string
  secret: string
  is_listed: boolean
  created_at: Time
}

type MetaTable = { key: string; value: string }

type RevocationsTable = { line: string; at: number }

type RateCountsTable = { key: string; since: number; count: number }

export type ProductTables = {
  users: UsersTable
  scopes: ScopesTable
  records: RecordsTable
  directory: DirectoryTable
  friendships: FriendshipsTable
  history: HistoryTable
  mutation_log: MutationLogTable
  rest_seen: RestSeenTable
  access_tokens: AccessTokensTable
  invite_links: InviteLinksTable
  recipe_links: RecipeLinksTable
  meta: MetaTable
  rate_counts: RateCountsTable
  revocations: RevocationsTable
}
