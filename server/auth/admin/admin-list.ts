// GET /admin/users: pages of accounts. Clients learn how many there are, and where the next and the
// last page are, from the headers.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { onlyRow } from '../../db/ask.ts'
import type { Database } from '../../db/database.ts'
import { requireAdmin } from '../tokens/bearer.ts'
import type { AuthContext, Endpoint } from '../context.ts'
import { validationError } from '../errors.ts'
import { loadUsersJson } from '../accounts/user-json.ts'
import { type User } from '../accounts/users.ts'

const DEFAULT_PER_PAGE = 50
const MAX_PER_PAGE = 1000
const MAX_FILTER = 255

type Page = { page: number; perPage: number; filter: string; isOldestFirst: boolean }

const Count = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))

function readCount(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback
  const parsed = z.safeParse(Count, value)
  if (parsed.success) return parsed.data
  throw validationError(`Bad Pagination Parameters: ${JSON.stringify(value.slice(0, 40))}`)
}

/** Accounts whose address, number or name has this in it; all that were not deleted for ''. */
function matching(filter: string): RawBuilder<unknown> {
  if (filter === '') return sql`deleted_at is null`
  const pattern = `%${filter.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`deleted_at is null and (
    email ilike ${pattern} or phone ilike ${pattern}
    or user_metadata->>'full_name' ilike ${pattern}
    or user_metadata->>'display_name' ilike ${pattern}
  )`
}

async function countUsers(db: Kysely<Database>, filter: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from auth_users where ${matching(filter)}
  `.execute(db)
  return onlyRow(rows).count
}

async function usersOfPage(
  db: Kysely<Database>,
  { page, perPage, filter, isOldestFirst }: Page,
): Promise<User[]> {
  const order = isOldestFirst ? sql`created_at, id` : sql`created_at desc, id`
  const { rows } = await sql<User>`
    select * from auth_users where ${matching(filter)}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}
  `.execute(db)
  return rows
}

function linkHeader(auth: AuthContext, { page, perPage }: Page, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  // `page` comes first: clients read the number from there.
  const link = (number: number, rel: string) =>
    `<${auth.issuer}/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}

export const adminListUsers: Endpoint = async (auth, context) => {
  await requireAdmin(auth, context)
  const page: Page = {
    page: Math.max(1, readCount(context.req.query('page'), 1)),
    perPage: Math.min(
      MAX_PER_PAGE,
      readCount(context.req.query('per_page'), DEFAULT_PER_PAGE) || 1,
    ),
    filter: (context.req.query('filter') ?? '').slice(0, MAX_FILTER),
    isOldestFirst: /^created_at +asc$/i.test(context.req.query('sort') ?? ''),
  }
  const total = await countUsers(auth.db, page.filter)
  const rows = await usersOfPage(auth.db, page)
  context.header('X-Total-Count', String(total))
  context.header('Link', linkHeader(auth, page, total))
  return context.json({ users: await loadUsersJson(auth.db, rows), aud: 'authenticated' })
}
