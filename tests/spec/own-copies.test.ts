// What the server does not take because it is out of reach becomes something of one's own: the page's
// own modules on a mirror that holds the refused changes (docs/sync.md step 17).
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Call, ParkLabel } from '#db/calls.ts'
import type { NomnomDb } from '#db/db.ts'
import { SCHEMA_VERSION } from '#shared/limits.ts'
import { openPage, type PageGlobals } from '../support/page-globals.ts'
import { register, type Person } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const TIME = { base: null, at: 1, wall: 1, floor: 1 }
const ROOT = '01890000-0000-7000-8000-000000000001'

const server = serverHere()
let anna: Person
let page: PageGlobals
let db: NomnomDb

beforeAll(async () => {
  anna = await register(server, 'anna@example.test')
})

beforeEach(async () => {
  page = openPage(server)
  const { SESSION_KEY, sessionStore } = await import('#db/session-store.ts')
  const { accessToken: access_token, refreshToken: refresh_token, userId: id, email } = anna
  const session = { access_token, refresh_token, expires_at: 2e9, user: { id, email } }
  await sessionStore.setItem(SESSION_KEY, JSON.stringify(session))
  const { prepareStorage } = await import('#session/storage.ts')
  await prepareStorage()
  const { startSession } = await import('#session/session.ts')
  await startSession()
  const { currentDb } = await import('#exchange/mirror.ts')
  db = currentDb()
})
afterEach(() => {
  db.close()
  page.close()
})

/** A change of this user's that was refused, because the thing is not shared or is deleted. */
async function refuse(call: Call, label?: ParkLabel): Promise<void> {
  await db.store.write((tx) =>
    tx.addOutbox({
      ...call,
      mutationId: crypto.randomUUID(),
      userId: anna.userId,
      state: 'parked',
      attempts: 1,
      error: { status: 404, code: 'not_found', message: 'No longer shared with you' },
      ...(label && { label }),
      v: SCHEMA_VERSION,
      createdAt: 1,
    }),
  )
}

async function copy(title: string): Promise<string> {
  const { saveOwnCopy } = await import('#exchange/own-copies.data.ts')
  return await saveOwnCopy(ROOT, title)
}

async function parked(): Promise<number> {
  return await db.tables.outbox.where('state').equals('parked').count()
}

/** The record behind the path of its screen. */
async function recordAt(path: string) {
  const id = path.split('/')[2] ?? ''
  return (await db.tables.records.get(id))?.rec.cells
}

it('a list takes what was added and what was renamed', async () => {
  const about = { root: ROOT, scope: null, method: 'PATCH', path: `/grocerylists/${ROOT}` } as const
  const item = '01890000-0000-7000-8000-000000000002'
  const add = {
    text: 'Wine',
    category: null,
    isChecked: false,
    pos: 'a0',
    at: 1,
    wall: 1,
    floor: 1,
  }
  const ops = [
    { id: item, set: { text: { v: 'Oat milk', ...TIME } } },
    { id: '01890000-0000-7000-8000-000000000003', add },
  ]
  await refuse({ ...about, kind: 'list.change', body: { ops } })
  const path = await copy('Weekend')
  expect(path).toMatch(/^\/groceries\/.+\/edit$/)
  expect((await recordAt(path))?.['name']?.v).toBe('Weekend')
  const items = await db.tables.records.where('scope').equals(`lists:${anna.userId}`).toArray()
  const texts = items.flatMap(({ kind, rec }) => (kind === 'item' ? [rec.cells['text']?.v] : []))
  expect(texts.sort()).toEqual(['Oat milk', 'Wine'])
  expect(await parked()).toBe(0)
})

it('a recipe takes its other fields from what is still here', async () => {
  const { save } = await import('#db/save.ts')
  const fields = {
    title: 'Cake',
    description: 'For Sundays',
    diet: 'VEGAN',
    difficulty: 'EASY',
    course: 'DESSERT',
    ingredientSections: [{ ingredients: [{ text: 'oil' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Bake.' }] }],
  } as const
  await save(db, { type: 'create-recipe', id: ROOT, fields: structuredClone(fields) as never })
  const set = { title: { v: 'Lemon cake', ...TIME }, description: { v: null, ...TIME } }
  const about = { root: ROOT, scope: null, method: 'PATCH', path: `/recipes/${ROOT}` } as const
  await refuse({ ...about, kind: 'recipe.change', body: { set } })
  const path = await copy('Cake')
  expect(path).toMatch(/^\/recipes\/.+\/view$/)
  expect(path).not.toContain(ROOT)
  const cells = await recordAt(path)
  expect(cells?.['title']?.v).toBe('Lemon cake')
  expect(cells?.['description']).toBeUndefined()
  expect(cells?.['instructionSections']?.v).toEqual(fields.instructionSections)
  expect(await parked()).toBe(0)
})

it('a recipe that has left takes them from what it was when its change was refused', async () => {
  const fields = {
    title: 'Cake',
    notes: 'Keeps for a week',
    ingredientSections: [{ ingredients: [{ text: 'oil' }] }],
    instructionSections: [{ instructions: [{ instruction: 'Bake.' }] }],
  }
  const about = { root: ROOT, scope: null, method: 'PATCH', path: `/recipes/${ROOT}` } as const
  const set = { notes: { v: 'Keeps for a day', ...TIME } }
  const label = { title: 'Cake', owner: 'Nora', fields }
  await refuse({ ...about, kind: 'recipe.change', body: { set } }, label)
  const path = await copy('Cake')
  expect(path).toMatch(/^\/recipes\/.+\/view$/)
  const cells = await recordAt(path)
  expect(cells?.['notes']?.v).toBe('Keeps for a day')
  expect(cells?.['ingredientSections']?.v).toEqual(fields.ingredientSections)
  expect(await parked()).toBe(0)
})

it('a recipe of which too little is left is completed in its form, with nothing given up', async () => {
  const set = { title: { v: 'Lemon cake', ...TIME } }
  const about = { root: ROOT, scope: null, method: 'PATCH', path: `/recipes/${ROOT}` } as const
  await refuse({ ...about, kind: 'recipe.change', body: { set } })
  expect(await copy('Cake')).toBe(`/recipes/${ROOT}/edit`)
  expect(await parked()).toBe(1)
})

it('a restaurant takes its other fields from what is still here', async () => {
  const { save } = await import('#db/save.ts')
  const ratings = { foodRating: 9, priceQualityRating: 8, seatingRating: 7 }
  const fields = { name: 'Ofelia', location: 'Lisboa', type: 'coffee', ...ratings } as const
  await save(db, { type: 'create-place', id: ROOT, fields })
  await save(db, { type: 'delete', entity: 'place', id: ROOT })
  const about = { root: ROOT, scope: null, method: 'PATCH', path: `/places/${ROOT}` } as const
  await refuse({ ...about, kind: 'place.change', body: { set: { foodRating: { v: 2, ...TIME } } } })
  const path = await copy('Ofelia')
  expect(path).toMatch(/^\/places\/.+\/view$/)
  const cells = await recordAt(path)
  expect(cells?.['foodRating']?.v).toBe(2)
  expect(cells?.['location']?.v).toBe('Lisboa')
  expect(await parked()).toBe(0)
})

it('a restaurant of which too little is left takes the place of none that is being typed', async () => {
  const { readDraft, writeDraft } = await import('#db/drafts.ts')
  const about = { root: ROOT, scope: null, method: 'PATCH', path: `/places/${ROOT}` } as const
  await refuse({ ...about, kind: 'place.change', body: { set: { foodRating: { v: 2, ...TIME } } } })
  await writeDraft(db, 'place:new', 'Half a restaurant')
  expect(await copy('Ofelia')).toBe('/places/new')
  expect([await readDraft(db, 'place:new'), await parked()]).toEqual(['Half a restaurant', 1])
  await db.tables.drafts.clear()
  expect(await copy('Ofelia')).toBe('/places/new')
  // An empty form of another tab would write over the draft that it has opened.
  expect(await readDraft(db, 'place:new')).toBeUndefined()
  expect(await readDraft(db, `place:new:${ROOT}`)).toMatchObject({ typed: { name: 'Ofelia' } })
  expect(await parked()).toBe(0)
})
