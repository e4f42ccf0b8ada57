// GET /admin/users: pages of accounts. Clients learn how many there are, and where the next and the
// last page are, from the headers.
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { requireAdmin } from '../tokens/bearer.ts'
import type { AuthContext, Endpoint } from '../context.ts'
import { validationError } from '../errors.ts'
import { loadUsersJson } from '../accounts/user-json.ts'

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

function usersQuery(ctx: AuthContext, filter: string) {
  const query = ctx.db.selectFrom('auth_users').where('deleted_at', 'is', null)
  if (filter === '') return query
  const pattern = `%${filter.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return query.where((eb) =>
    eb.or([
      eb('email', 'ilike', pattern),
      eb('phone', 'ilike', pattern),
      eb(sql<string>`user_metadata->>'full_name'`, 'ilike', pattern),
      eb(sql<string>`user_metadata->>'display_name'`, 'ilike', pattern),
    ]),
  )
}

function linkHeader(ctx: AuthContext, { page, perPage }: Page, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  // `page` comes first: clients read the number from there.
  const link = (number: number, rel: string) =>
    `<${ctx.issuer}/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}

export const adminListUsers: Endpoint = async (ctx, c) => {
  await requireAdmin(ctx, c)
  const page: Page = {
    page: Math.max(1, readCount(c.req.query('page'), 1)),
    perPage: Math.min(MAX_PER_PAGE, readCount(c.req.query('per_page'), DEFAULT_PER_PAGE) || 1),
    filter: (c.req.query('filter') ?? '').slice(0, MAX_FILTER),
    isOldestFirst: /^created_at +asc$/i.test(c.req.query('sort') ?? ''),
  }
  const query = usersQuery(ctx, page.filter)
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  const rows = await query
    .selectAll()
    .orderBy('created_at', page.isOldestFirst ? 'asc' : 'desc')
    .orderBy('id')
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
    .execute()
  c.header('X-Total-Count', String(total))
  c.header('Link', linkHeader(ctx, page, total))
  return c.json({ users: await loadUsersJson(ctx.db, rows), aud: 'authenticated' })
}
