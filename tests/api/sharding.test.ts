// What a distributed PostgreSQL needs to spread the tables over machines (docs/scale.md,
// docs/decisions/0038): the schema has to follow the rules of its `create_distributed_table`, and
// the plan of each statement has to name the one machine that it concerns.
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { befriend, join, timeAt, type Api } from '../support/api.ts'
import { explained, statementsAsked, type Asked, type Plan } from '../support/plans.ts'
import { serverHere } from '../support/server-here.ts'

/** By which column a table is spread. A scope is one of the four of its owner. */
const SPREAD: Readonly<Record<string, string>> = {
  records: 'scope',
  scopes: 'scope',
  history: 'scope',
  rest_seen: 'scope',
  directory: 'id',
  mutation_log: 'user_id',
}

/** Small tables, seldom written and joined with everybody's data: each machine has all of them. */
const COPIED = ['users', 'friendships', 'meta', 'epochs', 'lives']

/**
 * Tables of one machine: what is looked up by a secret, before anybody knows whose it is, with
 * sign-in (`auth_`), and what belongs to the installation.
 */
const ON_ONE = ['access_tokens', 'invite_links', 'recipe_links', 'rate_counts']
const OF_THE_INSTALLATION = ['migrations', 'revocations']

const isOnOne = (name: string) =>
  name.startsWith('auth_') || [...ON_ONE, ...OF_THE_INSTALLATION].includes(name)

const server = serverHere()
let anna: Api
let ben: Api
let listId: string
let itemIds: string[]
let recipeId: string

const soup = {
  title: 'Soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Water' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil' }] }],
}

beforeAll(async () => {
  anna = await join(server, 'Anna')
  ben = await join(server, 'Ben')
  await befriend(anna, ben, ['canManageGroceryLists'])
  const groceries = [{ text: 'Milk' }, { text: 'Bread' }]
  const { body } = await anna.post('/grocerylists', { name: 'L', groceries })
  listId = body.id
  itemIds = body.groceries.map(({ id }: { id: string }) => id)
  recipeId = (await anna.post('/recipes', soup)).body.id
})

describe('the schema', () => {
  it('says of each table where it lies', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind in ('r', 'p')
        and relnamespace = current_schema()::regnamespace order by 1`.execute(server.db)
    const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('auth_'))
    const known = [...Object.keys(SPREAD), ...COPIED, ...ON_ONE, ...OF_THE_INSTALLATION]
    expect(names).toEqual(known.toSorted())
  })

  it('has the column by which a table is spread in each of its unique indexes', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indisunique and c.relnamespace = current_schema()::regnamespace
      group by i.indexrelid, c.relname`.execute(server.db)
    const inTheWay = rows
      .filter(({ table, columns }) => table in SPREAD && !columns.includes(SPREAD[table] ?? ''))
      .map(({ table, columns }) => `${table} (${columns.join(', ')})`)
    expect(inTheWay).toEqual([])
    expect(rows.filter(({ table }) => table in SPREAD)).not.toEqual([])
  })

  it('can hash that column, which is never empty and compares bytes', async () => {
    for (const [table, column] of Object.entries(SPREAD)) {
      const { rows } = await sql`
        select a.attnotnull as "isThere", coalesce(l.collisdeterministic, true) as "isExact",
          exists (select from pg_opclass o join pg_am m on m.oid = o.opcmethod
            where m.amname = 'hash' and o.opcintype = a.atttypid and o.opcdefault) as "isHashed"
        from pg_attribute a left join pg_collation l on l.oid = a.attcollation
        where a.attrelid = ${table}::regclass and a.attname = ${column}`.execute(server.db)
      expect(rows, table).toEqual([{ isThere: true, isExact: true, isHashed: true }])
    }
  })

  it('refers from what is spread to what is copied alone, and from that to nothing else', async () => {
    const { rows } = await sql<{ from: string; to: string }>`
      select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(server.db)
    const mayRefer = ({ from, to }: { from: string; to: string }) =>
      COPIED.includes(to) || (isOnOne(from) && isOnOne(to))
    expect(rows.filter((reference) => !mayRefer(reference))).toEqual([])
    expect(rows).toContainEqual({ from: 'mutation_log', to: 'users' })
  })

  it('keeps nothing with a table that runs or counts on one machine', async () => {
    const tables = [...Object.keys(SPREAD), ...COPIED]
    const { rows } = await sql`
      select t.tgrelid::regclass::text as table, 'trigger' as what from pg_trigger t
        where not t.tgisinternal and t.tgrelid::regclass::text = any(${tables}::text[])
      union all
      select r.ev_class::regclass::text, 'rule' from pg_rewrite r
        where r.ev_class::regclass::text = any(${tables}::text[])
      union all
      select d.adrelid::regclass::text, 'sequence' from pg_attrdef d
        where d.adrelid::regclass::text = any(${tables}::text[])
          and pg_get_expr(d.adbin, d.adrelid) ~ 'nextval'
      union all
      select i.inhrelid::regclass::text, 'inheritance' from pg_inherits i
        where i.inhrelid::regclass::text = any(${tables}::text[])
      union all
      select c.conrelid::regclass::text, 'exclusion' from pg_constraint c
        where c.contype = 'x' and c.conrelid::regclass::text = any(${tables}::text[])`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  })
})

/**
 * Makes PostgreSQL plan as it would among many rows, when the conditions of an index tell which
 * column is used.
 */
const AMONG_MANY = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`

describe('each statement of the hot path names the column by which its tables are spread', () => {
  it('for a tick, of the owner and of a friend, with one look into the directory', async () => {
    for (const [person, item] of [
      [anna, itemIds[0]],
      [ben, itemIds[1]],
    ] as const) {
      const asked = await statementsAsked(() => tick(person, item))
      const [begin] = asked.filter(({ text }) => text.includes('begin_calls('))
      expect(begin).toBeDefined()
      await expectNamed(asked, 1)
    }
  })

  it('for a first load, without the directory', async () => {
    await expectNamed(await statementsAsked(() => ben.sync()), 0)
  })

  it.each([
    ['a list', () => `/grocerylists/${listId}`, 1],
    ['a recipe', () => `/recipes/${recipeId}`, 1],
    ['all lists', () => '/grocerylists', 0],
    ['all recipes', () => '/recipes', 0],
  ])('for reading %s', async (_what, path, looks) => {
    const read = async () => expect((await anna.get(path())).status).toBe(200)
    // Read once before, so that noting what was shown and telling its last author are over.
    await read()
    await expectNamed(await statementsAsked(read), looks)
  })

  it('inside of functions, too', async () => {
    const { rows } = await sql<{ name: string; body: string }>`
      select proname as name, prosrc as body from pg_proc
      where pronamespace = current_schema()::regnamespace and prokind = 'f'`.execute(server.db)
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      'begin_calls',
      'find_records',
      'scope_of',
    ])
    const parts = rows
      .flatMap(({ body }) => body.split(';'))
      .filter((part) => tablesIn(part).length)
    expect(parts.length).toBeGreaterThan(8)
    for (const part of parts) {
      for (const table of tablesIn(part)) {
        const column = SPREAD[table] ?? ''
        const isNamed = new RegExp(`\\b${column} = |into ${table} \\([^)]*\\b${column}\\b`)
        expect(part, table).toMatch(isNamed)
      }
    }
  })
})

async function tick(person: Api, id: string | undefined): Promise<void> {
  const set = { isChecked: { v: true, base: null, ...timeAt(server) } }
  const { scopes } = await person.sync()
  const cursors = Object.fromEntries(scopes.map(({ scope, version }) => [scope, version]))
  const path = `/grocerylists/${listId}`
  const calls = [{ method: 'PATCH' as const, path, body: { ops: [{ id, set }] } }]
  const { results } = await person.sync({ cursors, calls })
  expect(results.map(({ status }) => status)).toEqual([200])
}

/** The spread tables that a statement reads or writes. */
function tablesIn(text: string): string[] {
  return Object.keys(SPREAD).filter((table) =>
    new RegExp(`\\b(?:from|join|into|update) ${table}\\b`).test(text),
  )
}

/** looks: how often these statements look into the directory, all in all. */
async function expectNamed(asked: readonly Asked[], looks: number): Promise<void> {
  const plans = await explained(server.databaseUrl, asked, AMONG_MANY)
  let found = 0
  for (const { text, steps, reads } of plans) {
    const unnamed = steps.filter((step) => {
      const column = SPREAD[step['Relation Name'] ?? '']
      const isRead = step['Node Type'].endsWith('Scan') && column !== undefined
      return isRead && !new RegExp(`\\b${column} = `).test(conditionsOf(step))
    })
    expect(unnamed, text).toEqual([])
    found += reads.find(({ table }) => table === 'directory')?.scans ?? 0
  }
  expect(found).toBe(looks)
  expect(plans).not.toEqual([])
}

/** The conditions by which a step finds its rows. */
function conditionsOf({ ...step }: Plan): string {
  const named = Object.entries(step).filter(([name]) => /Cond|Filter/.test(name))
  return JSON.stringify(named)
}
