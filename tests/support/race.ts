// Many writers and readers at once on the real server and database: does any device miss a row, and
// do any two wait for each other? docs/sync.md section 4.
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Row } from '#shared/merge/record.ts'
import type { SyncCall } from '#shared/schemas/sync.ts'
import { befriend, join, timeAt, type Api } from './api.ts'
import type { TestServer } from './server.ts'

type RaceResult = {
  commits: number
  /** Rows that a device lacked, or had in an older version, once everything had come to rest. */
  missed: number
  deadlocks: number
  /** Calls that the server could not carry out at that moment. */
  failures: number
}

type Crew = { people: Api[]; lists: string[]; recipes: string[]; friendships: string[] }

/** Lets `writers` write until `commits` calls were accepted, while four devices pull all the time. */
export async function race(
  server: TestServer,
  { writers, commits }: { writers: number; commits: number },
): Promise<RaceResult> {
  const crew = await makeCrew(server)
  const before = await deadlocks(server)
  const count = { commits: 0, failures: 0 }
  const devices = crew.people.map((person) => reader(person))
  const state = { isOver: false }
  const reading = devices.map(async (device) => {
    while (!state.isOver) await device.pull()
  })
  const writing = Array.from({ length: writers }, async (_, at) => {
    const person = crew.people[at % crew.people.length]
    if (!person) return
    const device = (0xa0000000 + at).toString(16)
    const cursors: Record<string, number> = {}
    while (count.commits < commits) {
      const calls = Array.from({ length: 3 }, () => someCall(server, crew, person))
      const { results, scopes } = await person.sync({ device, calls, cursors })
      for (const { scope, version } of scopes) cursors[scope] = version
      for (const { status } of results) {
        if (status < 300) count.commits += 1
        else if (status >= 500) count.failures += 1
      }
    }
  })
  await Promise.all(writing)
  state.isOver = true
  await Promise.all(reading)
  let missed = 0
  for (const device of devices) missed += await device.missing()
  return { ...count, missed, deadlocks: (await deadlocks(server)) - before }
}

/** Four people who are all friends of each other and let each other do everything. */
async function makeCrew(server: TestServer): Promise<Crew> {
  const people: Api[] = []
  for (const name of ['One', 'Two', 'Three', 'Four']) people.push(await join(server, name))
  const crew: Crew = { people, lists: [], recipes: [], friendships: [] }
  const flags = ['canEditRecipes', 'canManageGroceryLists', 'canViewPlaces']
  for (const [at, owner] of people.entries()) {
    for (const friend of people.slice(at + 1)) {
      const { id } = await befriend(owner, friend, flags)
      for (const flag of flags) {
        await friend.patch(`/users/friends/${id}/permissions`, { [flag]: true })
      }
      crew.friendships.push(id)
    }
    const list = await owner.post('/grocerylists', { name: 'List', groceries: [{ text: 'Milk' }] })
    crew.lists.push(list.body.id)
    const sections = {
      ingredientSections: [{ ingredients: [{ text: 'Water' }] }],
      instructionSections: [{ instructions: [{ instruction: 'Boil.' }] }],
    }
    const kind = { diet: 'VEGAN', difficulty: 'EASY', course: 'MAIN' }
    const recipe = await owner.post('/recipes', { title: 'Soup', ...kind, ...sections })
    crew.recipes.push(recipe.body.id)
  }
  return crew
}

/** Something that a person may do: add, rename against others, grant, rename oneself, make much. */
function someCall(server: TestServer, crew: Crew, person: Api): SyncCall {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T
  const edit = (v: unknown) => ({ v, base: null, ...timeAt(server), floor: 0 })
  const call = (method: SyncCall['method'], path: string, body: unknown): SyncCall => ({
    mutationId: v7(),
    method,
    path,
    body,
  })
  const dice = Math.random()
  const list = pick(crew.lists)
  if (dice < 0.35) {
    const add = { text: 'Tea', category: null, isChecked: false, pos: 'a0', ...timeAt(server) }
    return call('PATCH', `/grocerylists/${list}`, { ops: [{ id: v7(), add }] })
  }
  if (dice < 0.55) {
    const set = { name: edit(`Name ${v7()}`) }
    return call('PATCH', `/grocerylists/${list}`, { ops: [{ id: list, set }] })
  }
  if (dice < 0.65) {
    return call('PATCH', `/recipes/${pick(crew.recipes)}`, {
      set: { title: edit(`Title ${v7()}`) },
    })
  }
  if (dice < 0.7) {
    const groceries = Array.from({ length: 20 }, () => ({ id: v7(), text: 'Bread' }))
    return call('POST', '/grocerylists', { localId: v7(), name: 'New', groceries })
  }
  if (dice < 0.85) {
    const set = { canViewPlaces: edit(Math.random() < 0.5) }
    return call('PATCH', `/users/friends/${pick(crew.friendships)}/permissions`, { set })
  }
  return call('PATCH', '/users/me', {
    set: { displayName: edit(`${person.email} ${v7()}`.slice(0, 60)) },
  })
}

/** A device that only pulls. */
function reader(person: Api) {
  const cursors: Record<string, number> = {}
  const rows = new Map<string, Row>()
  const pull = async (): Promise<boolean> => {
    const answer = await person.sync({ device: 'eeeeeeee', cursors, pageBytes: 64 * 1024 })
    for (const { scope, version, rows: fresh } of answer.scopes) {
      for (const row of fresh) rows.set(`${scope} ${row.id}`, row)
      cursors[scope] = version
    }
    for (const scope of answer.gone) delete cursors[scope]
    return answer.scopes.some(({ more }) => more)
  }
  return {
    pull,
    /** How many rows it lacks, compared with a device that loads everything now. */
    async missing(): Promise<number> {
      while (await pull());
      const fresh = reader(person)
      while (await fresh.pull());
      let missing = 0
      for (const [key, row] of fresh.rows) {
        const [scope = ''] = key.split(' ')
        if (scope in cursors && rows.get(key)?.ver !== row.ver) missing += 1
      }
      return missing
    },
    rows,
  }
}

async function deadlocks(server: TestServer): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()
  `.execute(server.db)
  return rows[0]?.deadlocks ?? 0
}
