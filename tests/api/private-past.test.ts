// What was deleted, private or somebody else's before stays hidden: whatever the cursor, nothing is
// sent but what a full load has, and empty graves (docs/sync.md steps 9 and 10, section 6).
import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { NO_PERMISSIONS } from '#shared/grants.ts'
import type { Row } from '#shared/merge/record.ts'
import { makeStamp } from '#shared/merge/stamp.ts'
import type { SyncCall } from '#shared/schemas/sync.ts'
import { serverHere } from '../support/server-here.ts'
import { befriend, editAt, join, timeAt, type Api } from '../support/api.ts'

const EVERYTHING = ['canEditRecipes', 'canManageGroceryLists', 'canViewPlaces']

const server = serverHere()

const recipe = (title: string) => ({
  title,
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: title }] }],
  instructionSections: [{ instructions: [{ instruction: title }] }],
})
const place = (name: string) => ({
  name,
  location: name,
  type: 'lunch',
  foodRating: 5,
  priceQualityRating: 5,
  seatingRating: 5,
})
const list = (name: string, items: readonly string[]) => ({
  name,
  groceries: items.map((text) => ({ id: v7(), text, category: text })),
})

/** Of each kind something that is there, something deleted, and something that was brought back. */
async function furnish(owner: Api): Promise<{ listId: string; removed: string }> {
  for (const [path, make] of [
    ['/recipes', recipe],
    ['/places', place],
    ['/grocerylists', (name: string) => list(name, [`${name} item`])],
  ] as const) {
    await owner.post(path, make('alive'))
    const dead = await owner.post(path, make('SECRET'))
    await owner.del(`${path}/${dead.body.id}`)
    const back = await owner.post(path, make('back'))
    await owner.del(`${path}/${back.body.id}`)
    await owner.post(`${path}/${back.body.id}/restore`)
  }
  const made = list('a list', ['alive', 'SECRET'])
  const { id } = (await owner.post('/grocerylists', made)).body
  const [, gone] = made.groceries
  await remove(owner, id, gone?.id ?? '')
  return { listId: id, removed: gone?.id ?? '' }
}

async function remove(person: Api, listId: string, item: string): Promise<void> {
  const rows = (await person.sync()).scopes.flatMap((scope) => scope.rows)
  const cells = rows.find(({ id }) => id === item)?.cells
  const seen = { text: cells?.['text']?.s ?? null, isChecked: cells?.['isChecked']?.s ?? null }
  await send(person, listId, { id: item, del: { seen, ...timeAt(server) } })
}

async function send(person: Api, listId: string, op: object): Promise<number | undefined> {
  const path = `/grocerylists/${listId}`
  const calls = [{ method: 'PATCH' as const, path, body: { ops: [op] } }]
  return (await person.sync({ device: 'cccccccc', calls })).results[0]?.status
}

/** Everything that a scope sends from a cursor on, page after page. */
async function load(person: Api, scope: string, from: number | undefined, pageBytes: number) {
  const rows: Row[] = []
  // The cursors of all other scopes are at their end, so that a small page has room for this one.
  const all = (await person.sync({ pageBytes: 262_144 })).scopes
  const others = Object.fromEntries(all.map((one) => [one.scope, one.version]))
  delete others[scope]
  let cursor = from
  for (let at = 0; at < 200; at += 1) {
    const cursors = cursor === undefined ? others : { ...others, [scope]: cursor }
    const page = (await person.sync({ cursors, pageBytes })).scopes.find(
      (candidate) => candidate.scope === scope,
    )
    rows.push(...(page?.rows ?? []))
    cursor = page?.version
    if (!page?.more) return { rows, version: page?.version ?? 0 }
  }
  throw new Error('The pages never end')
}

const isEmptyGrave = ({ del, cells }: Row) =>
  del !== null && Object.keys(cells).length === 0 && Object.keys(del.seen).length === 0

it('a friend learns from no cursor what was deleted before they were let in', async () => {
  const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
  await furnish(owner)
  await befriend(owner, friend, EVERYTHING)
  const kinds = new Set<string>()
  let graves = 0
  for (const scope of ['lists', 'recipes', 'places'].map((kind) => `${kind}:${owner.userId}`)) {
    const { rows: full, version } = await load(friend, scope, undefined, 262_144)
    const known = new Map(full.map((row) => [row.id, row]))
    expect(full.length).toBeGreaterThan(1)
    expect(JSON.stringify(full)).not.toContain('SECRET')
    const cursors = [-1, ...Array.from({ length: version + 2 }, (_, at) => at)]
    for (const from of cursors) {
      for (const pageBytes of [1, 262_144]) {
        const { rows } = await load(friend, scope, from, pageBytes)
        const more = rows.filter((row) => !isEmptyGrave(row))
        for (const row of more) expect(row).toEqual(known.get(row.id))
        for (const row of rows) kinds.add(row.kind)
        graves += rows.length - more.length
        expect(JSON.stringify(rows)).not.toContain('SECRET')
      }
    }
  }
  expect([...kinds].toSorted()).toEqual(['item', 'list', 'place', 'recipe'])
  expect(graves).toBeGreaterThan(0)
  // Their owner restores for 90 days, also with no network.
  const own = await load(owner, `lists:${owner.userId}`, 0, 262_144)
  expect(JSON.stringify(own.rows)).toContain('SECRET')
})

it('a friend whose device has the item still learns that it was removed', async () => {
  const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
  await befriend(owner, friend, EVERYTHING)
  const made = list('a list', ['alive', 'gone'])
  const { id } = (await owner.post('/grocerylists', made)).body
  const scope = `lists:${owner.userId}`
  const { version } = await load(friend, scope, undefined, 262_144)
  await remove(owner, id, made.groceries[1]?.id ?? '')
  const { rows } = await load(friend, scope, version, 262_144)
  expect(rows.map(({ id: row }) => row)).toEqual([made.groceries[1]?.id])
  expect(rows.every(isEmptyGrave)).toBe(true)
})

describe('an item that was removed before a friend was let in', () => {
  const shared = async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    const { listId, removed } = await furnish(owner)
    await befriend(owner, friend, EVERYTHING)
    return { owner, friend, listId, removed }
  }
  const itemsOf = async (person: Api, listId: string) =>
    JSON.stringify((await person.get(`/grocerylists/${listId}`)).body.groceries)

  it('does not come back by an untick of whoever knows its id', async () => {
    const { friend, listId, removed } = await shared()
    const base = (await friend.sync()).serverTime.toString(16).padStart(12, '0')
    for (const guess of [null, `${base}000000000000`]) {
      const set = { isChecked: editAt(server, false, guess) }
      expect(await send(friend, listId, { id: removed, set })).toBe(200)
    }
    expect(await itemsOf(friend, listId)).not.toContain('SECRET')
  })

  it('does not come back either by a stamp of another field, where it was there for a moment since', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    await befriend(owner, friend, EVERYTHING)
    const item = { id: v7(), text: 'milk', isChecked: true }
    const { id } = (await owner.post('/grocerylists', { name: 'A', groceries: [item] })).body
    server.clock.advance(1000)
    await owner.patch(`/grocerylists/${id}`, { groceries: [{ id: item.id, text: 'SECRET' }] })
    await remove(owner, id, item.id)
    const { rows } = await load(owner, `lists:${owner.userId}`, 0, 262_144)
    const stamp = rows.find((row) => row.id === item.id)?.cells['text']?.s
    if (stamp === undefined) throw new Error('The owner was not sent the text')
    server.clock.advance(1000)
    for (const guess of [null, stamp]) {
      const set = { isChecked: editAt(server, false, guess) }
      expect(await send(friend, id, { id: item.id, set })).toBe(200)
    }
    expect(await itemsOf(friend, id)).not.toContain('SECRET')
  })

  it('does not come back by the untick of an old list either', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    const item = { id: v7(), text: 'milk', isChecked: true }
    const { id } = (await owner.post('/grocerylists', { name: 'A', groceries: [item] })).body
    server.clock.advance(1000)
    const updatedAt = new Date(server.clock.now()).toISOString()
    server.clock.advance(1000)
    await owner.patch(`/grocerylists/${id}`, { groceries: [{ id: item.id, text: 'SECRET' }] })
    await remove(owner, id, item.id)
    await befriend(owner, friend, EVERYTHING)
    const groceries = [{ id: item.id, text: 'a guess', isChecked: false }]
    await friend.patch(`/grocerylists/${id}`, { name: 'A', updatedAt, groceries })
    expect(await itemsOf(friend, id)).not.toContain('SECRET')
  })

  it('is made anew by a text, and shows nothing else of what it was', async () => {
    const { owner, friend, listId, removed } = await shared()
    const set = { text: editAt(server, 'mine', null) }
    expect(await send(friend, listId, { id: removed, set })).toBe(200)
    expect(await itemsOf(friend, listId)).toContain('mine')
    expect(await itemsOf(owner, listId)).not.toContain('SECRET')
  })

  /** What only its owner knows of an item, which they remove before a friend comes. */
  const removed = async (letIn?: (owner: Api, friend: Api) => Promise<void>) => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    const { id: listId } = (await owner.post('/grocerylists', { name: 'A' })).body
    const [item, other] = [v7(), v7()]
    const secret = { text: 'SECRET', category: 'SECRET shelf', from: 'SECRET recipe' }
    for (const id of [item, other]) {
      server.clock.advance(1000)
      const add = { ...secret, isChecked: false, pos: 'a0', ...timeAt(server) }
      await send(owner, listId, { id, add })
    }
    const { version } = (await owner.get(`/grocerylists/${listId}`)).body
    const alive = { id: other, set: { text: editAt(server, 'known', null) } }
    await send(owner, listId, alive)
    await owner.patch(`/grocerylists/${listId}/items/${other}`, { category: null })
    await send(owner, listId, { id: other, set: { from: editAt(server, null, null) } })
    await remove(owner, listId, item)
    if (letIn) await letIn(owner, friend)
    else await befriend(owner, friend, EVERYTHING)
    return { owner, friend, listId, item, version }
  }
  const shownTo = async (person: Api, listId: string) => {
    const { scopes } = await person.sync({ pageBytes: 262_144 })
    return JSON.stringify([scopes, await itemsOf(person, listId)])
  }

  const byLink = async (owner: Api, friend: Api) => {
    const secret = randomBytes(16)
    const hash = createHash('sha256').update(secret).digest('base64url')
    const grants = { ...NO_PERMISSIONS, canManageGroceryLists: true }
    await owner.post('/users/invite-links', { localId: v7(), hash, grants })
    const taken = { secret: secret.toString('base64url'), grants: NO_PERMISSIONS }
    expect((await friend.post('/users/invite-links/take', taken)).status).toBe(200)
  }
  const byTurns = async (owner: Api, friend: Api) => {
    const { id } = await befriend(owner, friend)
    await owner.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: true })
  }

  it.each([
    ['by a request', undefined],
    ['by a link', byLink],
    ['by a right that comes later', byTurns],
  ])(
    'does not come back by a stamp that its grave and the others tell (let in %s)',
    async (_, how) => {
      const { owner, friend, listId, item } = await removed(how)
      const { rows } = await load(friend, `lists:${owner.userId}`, 1, 262_144)
      const createdAt = rows.find(({ id }) => id === item)?.createdAt ?? 0
      const base = makeStamp(createdAt, 'cccccccc')
      expect(rows.map(({ id }) => id)).toContain(item)
      const set = { isChecked: editAt(server, false, base) }
      expect(await send(friend, listId, { id: item, set })).toBe(200)
      expect(await shownTo(friend, listId)).not.toContain('SECRET')
    },
  )

  it('does not come back by such a stamp either once it has been removed again', async () => {
    const { owner, friend, listId, item } = await removed()
    const scope = `lists:${owner.userId}`
    const before = (await load(owner, scope, 1, 262_144)).rows
    const del = { seen: { text: null, isChecked: null }, ...timeAt(server) }
    for (const person of [friend, owner]) {
      expect(await send(person, listId, { id: item, del })).toBe(200)
    }
    expect((await load(owner, scope, 1, 262_144)).rows).toEqual(before)
    // As servers kept it that took this for another removal.
    await sql`
      insert into history (scope, record_id, field, ver, cell, refused)
      select r.scope, r.id, '$del', s.ver, r.del, false
      from records r join scopes s on s.scope = r.scope where r.id = ${item}
    `.execute(server.db)
    const { rows } = await load(friend, scope, 1, 262_144)
    const createdAt = rows.find(({ id }) => id === item)?.createdAt ?? 0
    const set = { isChecked: editAt(server, false, makeStamp(createdAt, 'cccccccc')) }
    expect(await send(friend, listId, { id: item, set })).toBe(200)
    expect(await shownTo(friend, listId)).not.toContain('SECRET')
  })

  it.each(['operation', 'append', 'whole', 'version', 'last version'])(
    'shows neither its category nor what it was for beside a new text (%s)',
    async (way) => {
      const { friend, listId, item, version } = await removed()
      const path = `/grocerylists/${listId}`
      const groceries = [{ id: item, text: 'mine', isChecked: false }]
      const last = (await friend.get(path)).body.version
      if (way === 'operation') {
        const set = { text: editAt(server, 'mine', null) }
        expect(await send(friend, listId, { id: item, set })).toBe(200)
      } else if (way === 'append') await friend.patch(path, { groceries })
      else if (way === 'whole') await friend.patch(path, { name: 'A', groceries })
      else {
        const named = way === 'version' ? version : last
        await friend.patch(path, { name: 'A', version: named, groceries })
      }
      const shown = await shownTo(friend, listId)
      expect(shown).toContain('mine')
      expect(shown).not.toContain('SECRET')
    },
  )

  it('and that a friend makes anew without a category forgets none that they have taught', async () => {
    const { friend, listId, item } = await removed()
    const own = (await friend.post('/grocerylists', list('own', ['mine']))).body
    const path = `/grocerylists/${own.id}/items/${own.groceries[0].id}`
    expect((await friend.patch(path, { category: 'Shelf' })).status).toBe(200)
    await friend.patch(`/grocerylists/${listId}`, { groceries: [{ id: item, text: 'mine' }] })
    expect(await shownTo(friend, listId)).toContain('mine')
    const rows = (await friend.sync()).scopes.flatMap((scope) => scope.rows)
    const taught = rows.filter(({ kind }) => kind === 'correction')
    expect(taught.map(({ cells }) => cells['category']?.v)).toEqual(['Shelf'])
  })

  it('comes back by the untick of a friend who had seen it', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    await befriend(owner, friend, EVERYTHING)
    const made = { name: 'a list', groceries: [{ id: v7(), text: 'milk', isChecked: true }] }
    const { id: listId } = (await owner.post('/grocerylists', made)).body
    const item = made.groceries[0]?.id ?? ''
    const rows = (await friend.sync()).scopes.flatMap((scope) => scope.rows)
    const base = rows.find(({ id }) => id === item)?.cells['isChecked']?.s ?? null
    // Unticked and ticked again since, so that the friend has seen an old stamp of the same value.
    for (const isChecked of [false, true]) {
      await owner.patch(`/grocerylists/${listId}`, {
        groceries: [{ id: item, text: 'milk', isChecked }],
      })
    }
    await remove(owner, listId, item)
    const set = { isChecked: editAt(server, false, base) }
    expect(await send(friend, listId, { id: item, set })).toBe(200)
    expect(await itemsOf(owner, listId)).toContain('milk')
  })
})

describe('an item that a friend had on their list for a while after they were let in', () => {
  it('comes back by their untick, whatever removed it before and since', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    const { listId, removed } = await furnish(owner)
    const set = (isChecked: boolean, base: string | null) => ({
      id: removed,
      set: { isChecked: editAt(server, isChecked, base) },
    })
    const stamp = async (person: Api) => {
      const rows = (await person.sync()).scopes.flatMap((scope) => scope.rows)
      return rows.find(({ id }) => id === removed)?.cells['isChecked']?.s ?? null
    }
    await send(owner, listId, set(false, await stamp(owner)))
    await befriend(owner, friend, EVERYTHING)
    const base = await stamp(friend)
    expect(base).not.toBeNull()
    // Nothing but the untick kept it.
    await send(owner, listId, set(true, base))
    expect((await owner.get(`/grocerylists/${listId}`)).body.groceries).toHaveLength(1)
    expect(await send(friend, listId, set(false, base))).toBe(200)
    expect((await owner.get(`/grocerylists/${listId}`)).body.groceries).toHaveLength(2)
  })
})

describe('the name of somebody', () => {
  const told = async (person: Api): Promise<string> => {
    const scope = `me:${person.userId}`
    const { version } = await load(person, scope, undefined, 262_144)
    const loads = [undefined, ...Array.from({ length: version + 1 }, (_, at) => at)]
    const answers = await Promise.all(loads.map((from) => load(person, scope, from, 262_144)))
    return JSON.stringify(answers)
  }

  it('leaves with the friendship', async () => {
    const [one, two] = [await join(server, 'Nameofone'), await join(server, 'Nameoftwo')]
    const { id } = await befriend(one, two, EVERYTHING)
    expect(await told(one)).toContain('Nameoftwo')
    await one.del(`/users/friends/${id}`)
    for (const [person, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const all = await told(person)
      expect(all).toContain(id)
      expect(all).not.toContain(other === one ? 'Nameofone' : 'Nameoftwo')
    }
  })

  it('leaves with the account', async () => {
    const [one, two] = [await join(server, 'Nameofone'), await join(server, 'Nameoftwo')]
    await befriend(one, two, EVERYTHING)
    await one.del('/account', { email: one.email })
    expect(await told(two)).not.toContain('Nameofone')
  })

  it('and the id of who was invited are told once they accept, and not before', async () => {
    const [one, two] = [await join(server, 'Nameofone'), await join(server, 'Nameoftwo')]
    const invited = await one.post('/users/friend-requests', { email: two.email })
    const { id } = invited.body
    expect(JSON.stringify(invited.body)).not.toContain(two.userId)
    expect(await told(one)).not.toContain(two.userId)
    await two.patch(`/users/friend-requests/${id}`, { status: 'ACCEPTED' })
    const [, grown] = [await told(one), await load(one, `me:${one.userId}`, undefined, 262_144)]
    const row = grown.rows.find((candidate) => candidate.id === id)
    expect(row?.cells).toMatchObject({
      userId: { v: two.userId },
      displayName: { v: 'Nameoftwo' },
    })
  })

  it('is not told to who was rejected', async () => {
    const [one, two] = [await join(server, 'Nameofone'), await join(server, 'Nameoftwo')]
    const { id } = (await one.post('/users/friend-requests', { email: two.email })).body
    await two.patch(`/users/friend-requests/${id}`, { status: 'REJECTED' })
    const all = await told(one)
    expect(all).not.toContain(two.userId)
    expect(all).not.toContain('Nameoftwo')
  })
})

it('a friendship that is made anew under its old id begins without any right', async () => {
  const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
  const { id } = await befriend(owner, friend, EVERYTHING)
  await owner.del(`/users/friends/${id}`)
  await friend.post('/users/friend-requests', { email: owner.email, localId: id })
  await owner.patch(`/users/friend-requests/${id}`, { status: 'ACCEPTED' })
  await owner.post('/recipes', recipe('mine'))
  await owner.patch(`/users/friends/${id}/permissions`, { canViewPlaces: true })
  const [entry] = (await owner.get('/users/me/friends')).body
  expect(entry.permissions.yourPermissionsToFriend).toEqual({
    canViewRecipes: false,
    canEditRecipes: false,
    canManageGroceryLists: false,
    canViewPlaces: true,
  })
  expect((await friend.get('/recipes/shared')).body).toEqual([])
})

describe('a call that was refused', () => {
  it('stays refused when a late copy arrives after the right came back', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    const { id } = await befriend(owner, friend, ['canManageGroceryLists'])
    const made = (await owner.post('/grocerylists', list('a list', ['milk']))).body
    const path = `/users/friends/${id}/permissions`
    const call: SyncCall = {
      mutationId: v7(),
      method: 'PATCH',
      path: `/grocerylists/${made.id}`,
      body: { ops: [{ id: made.id, set: { name: editAt(server, 'late', null) } }] },
    }
    await owner.patch(path, { canManageGroceryLists: false })
    const first = (await friend.sync({ calls: [call] })).results
    expect(first).toMatchObject([{ status: 404, code: 'not_found' }])
    await owner.patch(path, { canManageGroceryLists: true })
    expect((await friend.sync({ calls: [call] })).results).toEqual(first)
    expect((await owner.get(`/grocerylists/${made.id}`)).body.name).toBe('a list')
    // What the user sends again by hand is another call.
    const again = { ...call, mutationId: v7() }
    expect((await friend.sync({ calls: [again] })).results).toMatchObject([{ status: 200 }])
    const other = { ...call, body: { ops: [{ id: made.id, set: {} }] } }
    expect((await friend.sync({ calls: [other] })).results[0]?.status).not.toBe(200)
  })

  it('stays refused with everything that was said, for each reason', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    const { id } = await befriend(owner, friend, ['canViewRecipes', 'canManageGroceryLists'])
    const soup = (await owner.post('/recipes', recipe('soup'))).body.id
    const food = (await owner.post('/grocerylists', list('food', ['milk']))).body
    const late = { 'Idempotency-Key': v7() }
    const edit = () => friend.patch(`/recipes/${soup}`, { title: 'mine' }, late)
    const forbidden = await edit()
    expect(forbidden.status).toBe(403)
    await owner.patch(`/users/friends/${id}/permissions`, { canEditRecipes: true })
    expect((await edit()).body).toEqual(forbidden.body)

    await friend.patch(`/grocerylists/${food.id}`, { groceries: [{ text: 'bread' }] })
    const key = { 'Idempotency-Key': v7() }
    const drop = () => owner.del(`/grocerylists/${food.id}`, { seenVersion: food.version }, key)
    const changed = await drop()
    expect(changed).toMatchObject({ status: 409, body: { code: 'changed_since' } })
    expect(changed.body.detail).toMatchObject({ by: 'Friend' })
    expect((await drop()).body).toEqual(changed.body)

    await owner.del(`/recipes/${soup}`)
    const dead = { 'Idempotency-Key': v7() }
    const gone = await owner.patch(`/recipes/${soup}`, { title: 'again' }, dead)
    expect(gone.status).toBe(410)
    await owner.post(`/recipes/${soup}/restore`)
    expect((await owner.patch(`/recipes/${soup}`, { title: 'again' }, dead)).status).toBe(410)
    expect((await owner.get(`/recipes/${soup}`)).body.title).toBe('soup')
  })

  it('is one thing for two copies at the same moment', async () => {
    const [owner, friend] = [await join(server, 'Owner'), await join(server, 'Friend')]
    await befriend(owner, friend)
    const made = (await owner.post('/grocerylists', list('a list', ['milk']))).body
    const key = { 'Idempotency-Key': v7() }
    const write = () => friend.patch(`/grocerylists/${made.id}`, { name: 'mine' }, key)
    const answers = await Promise.all([write(), write(), write(), write()])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const rows = await server.db.selectFrom('mutation_log').selectAll().execute()
    const kept = rows.filter(({ call_id: id }) => id === key['Idempotency-Key'])
    expect(kept).toMatchObject([{ status: 404, refusal: { code: 'not_found' } }])
  })
})
