// What would let the tables be spread over machines by owner, and what stands in the way
// (docs/scale.md). Both lists are exact: a new obstacle is noticed, and so is one that has gone.
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { join, type Api } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** By which column a table would be spread. The scope of a record names its owner: `lists:<owner>`. */
const SPREAD: Readonly<Record<string, string>> = {
  records: 'scope',
  scopes: 'scope',
  history: 'record_id',
  mutation_log: 'user_id',
  users: 'id',
  access_tokens: 'user_id',
  invite_links: 'user_id',
  recipe_links: 'owner_id',
  friendships: 'low',
  rest_seen: 'session_id',
}

/** Small, and read by everybody: a copy on each machine. */
const COPIED = ['epochs', 'lives', 'meta', 'migrations', 'rate_counts', 'revocations']

/** Unique over all machines, and so in the way. */
const IN_THE_WAY = [
  // A path of the API names no owner, so an id has to be unique by itself.
  'records (id)',
  // A token is looked up by its hash before anybody knows whose it is.
  'access_tokens (hash)',
  'access_tokens (id)',
  // As are an invitation by link and the public link of a recipe.
  'invite_links (hash)',
  'invite_links (id)',
  'recipe_links (secret)',
  // Two owners: it stands with one of them, and the other reads it from there.
  'friendships (id)',
]

let server: TestServer
let anna: Api

beforeAll(async () => {
  server = await startServer()
  anna = await join(server, 'Anna')
})
afterAll(() => server.stop())

it('each table is known, and of the tables of sign-in each stays where it is', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p')
      and relnamespace = current_schema()::regnamespace`.execute(server.db)
  const known = new Set([...Object.keys(SPREAD), ...COPIED])
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name))
  expect(unknown.filter((name) => !name.startsWith('auth_'))).toEqual([])
  for (const name of known) expect(rows.map((row) => row.name)).toContain(name)
})

it('every unique index holds the column by which its table would be spread, but for those named', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisunique and c.relnamespace = current_schema()::regnamespace
    group by i.indexrelid, c.relname`.execute(server.db)
  const inTheWay = rows
    .filter(({ table, columns }) => table in SPREAD && !columns.includes(SPREAD[table] ?? ''))
    .map(({ table, columns }) => `${table} (${columns.join(', ')})`)
  expect(inTheWay.toSorted()).toEqual(IN_THE_WAY.toSorted())
})

it('references between spread tables lead to a user, or are named', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ' -> ' || confrelid::regclass as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(server.db)
  const between = rows.map(({ name }) => name).filter((name) => !name.startsWith('auth_'))
  // The second column of a friendship leads to another machine.
  expect(between.toSorted()).toEqual([
    'access_tokens -> users',
    'friendships -> users',
    'friendships -> users',
    'invite_links -> users',
    'mutation_log -> users',
    'recipe_links -> users',
  ])
})

it('a tick names a scope or a user in each statement, but for looking up whose the id is', async () => {
  const { body } = await anna.post('/grocerylists', { name: 'L', groceries: [{ text: 'Milk' }] })
  const { scopes, epoch, life } = await anna.sync()
  const cursors = Object.fromEntries(scopes.map(({ scope, version }) => [scope, version]))
  const at = server.clock.now()
  const set = { isChecked: { v: true, base: null, at, wall: at, floor: 0 } }
  const calls = [
    {
      method: 'PATCH' as const,
      path: `/grocerylists/${body.id}`,
      body: { ops: [{ id: body.groceries[0].id, set }] },
    },
  ]
  const asked = vi.spyOn(Client.prototype, 'query')
  const told = { epoch, ...(life === undefined ? {} : { life }) }
  const answer = await anna.sync({ cursors, calls, ...told })
  const texts = asked.mock.calls.map(([query]) => JSON.stringify(query))
  asked.mockRestore()
  expect(answer.results.map(({ status }) => status)).toEqual([200])
  const spread = Object.keys(SPREAD).join('|')
  const ofSpreadTables = texts.filter((text) => new RegExp(`\\b(?:${spread})\\b`).test(text))
  const namesNoOwner = ofSpreadTables.filter((text) => !/scope|user_id|low = /.test(text))
  expect(ofSpreadTables.length).toBeGreaterThan(2)
  expect(namesNoOwner).toEqual([])
  // The one look-up by an id alone is the first thing that this function does.
  expect(texts.filter((text) => text.includes('begin_calls('))).toHaveLength(1)
  const { rows } = await sql<{ text: string }>`
    select prosrc as text from pg_proc where proname = 'begin_calls'`.execute(server.db)
  expect(rows[0]?.text).toMatch(/where r\.id = target/)
})
