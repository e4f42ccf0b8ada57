import { IDBObjectStore } from 'fake-indexeddb'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type NomnomDb } from '#db/db.ts'
import { readDraft, readDrafts, writeDraft } from '#db/drafts.ts'
import { readList } from '#db/read-records.ts'
import { save } from '#db/save.ts'
import { TEXT } from '#shared/errors.ts'
import { LIST_MAX_ITEMS } from '#shared/limits.ts'
import { FieldError } from '#ui/field.tsx'
import type { GroceryListView } from './groceries.data.ts'
import { QuickAdd } from './quick-add.tsx'
import type { Suggestion } from './suggest.ts'
import { freshDb } from '../../tests/support/fresh-db.ts'
import { createLocks } from '../../tests/support/locks.ts'

let db: NomnomDb
let listId: string
type Offer = { run: () => void }
const offers: Offer[] = []
const hooks: unknown[] = []
const ends: (() => void)[] = []
const soon = { timeout: 15_000 }
let hook = 0
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (initial: unknown) => {
    const at = hook++
    if (!(at in hooks)) hooks[at] = initial
    return [hooks[at], (next: unknown) => (hooks[at] = next)]
  },
  useRef: (current: unknown) => (hooks[hook] ??= { current }) && hooks[hook++],
}))
vi.mock('#ui/use-while.ts', () => ({
  useWhile: (_: boolean, begin: () => () => void) => {
    const at = hook++
    if (at in hooks) return
    hooks[at] = begin
    ends.push(begin())
  },
}))
vi.mock('#exchange/mirror.ts', () => ({ currentDb: () => db, dbOf: () => db }))
vi.mock('#ui/notify.ts', () => ({
  notify: {
    error() {},
    loading() {},
    dismiss() {},
    offer: (_: string, action: Offer) => offers.push(action),
  },
}))
vi.mock('./list-undo.data.ts', () => ({ offerToTakeOff() {} }))
vi.mock('./reveal.ts', () => ({ revealItem() {} }))

const { put, add } = IDBObjectStore.prototype
const untold: unknown[] = []
const note = (error: unknown) => untold.push(error)
const heard = process.listeners('unhandledRejection')

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: false, languages: ['en'] })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  // What could not be saved is rejected for the page to report, where it is worth that.
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note)
  db = freshDb()
  listId = (await save(db, { type: 'create-list', name: 'Weekend' })).id
  offers.length = 0
})
afterEach(() => {
  leaveScreen()
  Object.assign(IDBObjectStore.prototype, { put, add })
  process.removeAllListeners('unhandledRejection')
  for (const listener of heard) process.on('unhandledRejection', listener)
  vi.unstubAllGlobals()
  db.close()
})

/** What is drawn next is another screen of the list. */
function leaveScreen(): void {
  for (const end of ends.splice(0)) end()
  hooks.length = 0
}

/** As Preact names them. */
type Input = { value: string; oninput: (event: object) => void; onPaste: (event: object) => void }

type Choice = { categories: string[]; value: string; onChange: (category: string) => void }
type Offers = { onPick: (suggestion: Suggestion) => void }

/** The properties of the first element that fits. */
function find<T>(node: ReactNode, fits: (props: object, type: unknown) => boolean): T | undefined {
  if (Array.isArray(node)) return node.map((one) => find<T>(one, fits)).find(Boolean)
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined
  return fits(node.props, node.type) ? (node.props as T) : find(node.props.children, fits)
}

/** The line as it is drawn now, and what people do with it. */
function drawLine(categories: string[] = [], items: object[] = []) {
  hook = 0
  const list = { id: listId, name: 'Weekend', items, categories, isSummed: true } as unknown
  const form = QuickAdd({ list: list as GroceryListView, categories }) as ReactElement<{
    onSubmit: (event: object) => void
  }>
  const input = find<Input>(form, (_, type) => type === 'input')
  if (!input) throw new Error('no line')
  const choice = find<Choice>(form, (props) => 'categories' in props)
  const preventDefault = () => undefined
  return {
    value: input.value,
    problem: find<{ children: string }>(form, (_, type) => type === FieldError)?.children,
    choose: choice?.onChange,
    choices: choice?.categories,
    chosen: choice?.value,
    pick: find<Offers>(form, (props) => 'onPick' in props)?.onPick,
    type: (value: string) => input.oninput({ target: { value } }),
    enter: () => form.props.onSubmit({ preventDefault }),
    paste: (text: string, [selectionStart, selectionEnd]: [number, number]) => {
      const currentTarget = { value: input.value, selectionStart, selectionEnd }
      input.onPaste({ clipboardData: { getData: () => text }, currentTarget, preventDefault })
    },
  }
}

const itemTexts = async () => (await readList(db, listId))?.items.map(({ text }) => text)
const draft = () => readDraft(db, `add:${listId}`)

function fillDisk() {
  const full = () => {
    throw new DOMException('Nothing can be written.', 'QuotaExceededError')
  }
  Object.assign(IDBObjectStore.prototype, { put: full, add: full })
}

it('an item leaves the line at once, and its draft once it is saved', async () => {
  drawLine().type('Milk')
  await vi.waitFor(async () => expect(await draft()).toBe('Milk'), soon)
  drawLine().enter()
  expect(drawLine().value).toBe('')
  drawLine().type('Bre')
  await vi.waitFor(async () => expect(await draft()).toBe('Bre'), soon)
  expect(await itemTexts()).toEqual(['Milk'])
})

it('what a full disk does not take stands in the line again, and can be added later', async () => {
  drawLine().type('Milk')
  await vi.waitFor(async () => expect(await draft()).toBe('Milk'))
  fillDisk()
  drawLine().enter()
  await vi.waitFor(() => expect(drawLine().value).toBe('Milk'), soon)
  expect(await draft()).toBe('Milk')
  // Several lines are several items also when they come back.
  drawLine().paste('2 eggs\nsalt\n', [0, 4])
  await vi.waitFor(() => expect(drawLine().value).toBe('2 eggs ↵ salt'), soon)
  Object.assign(IDBObjectStore.prototype, { put, add })
  drawLine().type('2 eggs ↵ saltines')
  drawLine().enter()
  await vi.waitFor(async () => expect(await itemTexts()).toEqual(['2 eggs', 'saltines']), soon)
  await vi.waitFor(async () => expect(await draft()).toBe(undefined))
})

it('pasting several lines leaves what was typed in the line, but for what was selected', async () => {
  drawLine().type('coffee for Anna')
  drawLine().paste('milk\n- bread\n', [6, 15])
  expect(drawLine().value).toBe('coffee')
  await vi.waitFor(async () => expect(await itemTexts()).toEqual(['milk', 'bread']), soon)
  await vi.waitFor(async () => expect(await draft()).toBe('coffee'))
})

it('[2.list.9] a category that was removed since it was chosen does not come back with an item', async () => {
  const both = ['For Anna', 'Garden']
  drawLine(both).choose?.('For Anna')
  drawLine(both).type('Nuts')
  drawLine(both).enter()
  drawLine(['Garden']).type('Crisps')
  drawLine(['Garden']).enter()
  await vi.waitFor(async () => expect(await itemTexts()).toHaveLength(2), soon)
  const items = (await readList(db, listId))?.items
  expect(items?.map(({ category }) => category)).toEqual(['For Anna', null])
})

it('[2.list.11] a category that the list has not yet can be chosen, and goes when it is removed', async () => {
  drawLine(['Garden']).choose?.('Bakery')
  drawLine(['Garden']).type('Nuts')
  expect(drawLine(['Garden']).choices).toEqual(['Garden', 'Other'])
  drawLine().choose?.('Bakery')
  drawLine().type('Rolls')
  drawLine().enter()
  await vi.waitFor(async () => expect(await itemTexts()).toEqual(['Rolls']), soon)
  expect((await readList(db, listId))?.items.map(({ category }) => category)).toEqual(['Bakery'])
  expect([drawLine(['Bakery']).chosen, drawLine().chosen]).toEqual(['Bakery', ''])
})

it('[5.sizes.1] what is picked says, too, that the list is full, and stays in the line', async () => {
  const full = Array.from({ length: LIST_MAX_ITEMS }, (_, at) => {
    return { id: String(at), text: `Thing ${at}`, isChecked: false, category: null }
  })
  drawLine([], full).type('Mil')
  drawLine([], full).pick?.({ kind: 'add', text: 'Milk', category: null })
  const { value, problem } = drawLine([], full)
  expect([value, problem]).toEqual(['Mil', `${TEXT.listTooLong}: 1 too many`])
  drawLine([], full).paste('rice\nbeans\n', [0, 3])
  expect(drawLine([], full).problem).toBe(`${TEXT.listTooLong}: 2 too many`)
  expect(await itemTexts()).toEqual([])
})

/** What is not listed in the mirror, but on the screen. */
const milk = {
  id: '0190c2f4-0000-7000-8000-00000000000a',
  text: 'Milk',
  pos: 'a0',
  isChecked: false,
}

it('what is saved late leaves alone what is typed on the next screen of the list', async () => {
  drawLine().type('Milk')
  drawLine().enter()
  leaveScreen()
  drawLine().type('Eggs')
  await vi.waitFor(async () => expect(await itemTexts()).toEqual(['Milk']), soon)
  await vi.waitFor(async () => expect(await draft()).toBe('Eggs'), soon)
  expect(drawLine().value).toBe('Eggs')

  drawLine([], [milk]).type('Milk')
  drawLine([], [milk]).enter()
  leaveScreen()
  drawLine().type('Bread')
  offers[0]?.run()
  await vi.waitFor(async () => expect(await itemTexts()).toEqual(['Milk', 'Milk']), soon)
  await vi.waitFor(async () => expect(await draft()).toBe('Bread'), soon)
})

it('what comes back keeps its order, and stands on the screen that is open by then', async () => {
  drawLine().type('one')
  await vi.waitFor(async () => expect(await draft()).toBe('one'))
  fillDisk()
  drawLine().enter()
  drawLine().type('two')
  drawLine().enter()
  leaveScreen()
  drawLine().type('three')
  await vi.waitFor(() => expect(drawLine().value).toBe('one ↵ two ↵ three'), soon)
})

it('what was left in the line stands in front of what is typed before it is read', async () => {
  await writeDraft(db, `add:${listId}`, 'Milk')
  drawLine().type('Bre')
  await vi.waitFor(() => expect(drawLine().value).toBe('Milk ↵ Bre'), soon)
  await vi.waitFor(async () => expect(await draft()).toBe('Milk ↵ Bre'), soon)
  leaveScreen()
  drawLine()
  await vi.waitFor(() => expect(drawLine().value).toBe('Milk ↵ Bre'), soon)
})

it('a draft that other code has written otherwise leaves the line to what is typed', async () => {
  const key = `add:${listId}`
  await writeDraft(db, key, { words: ['Milk'] })
  drawLine().type('Bre')
  await vi.waitFor(async () => expect(await readDraft(db, key)).toBe('Bre'), soon)
})

it('what is typed while another tab has the draft is kept at once, and in one place in the end', async () => {
  const locks = createLocks()
  vi.stubGlobal('navigator', { onLine: false, languages: ['en'], locks })
  const key = `add:${listId}`
  void locks.request(`nomnom-typed:${db.userId}:${key}`, {}, () => new Promise(() => {}))
  const waiting = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal)
  const drafts = async () => Object.entries(await readDrafts(db, key))
  drawLine().type('Bre')
  await vi.waitFor(
    async () => expect(await drafts()).toMatchObject([[expect.any(String), 'Bre']]),
    soon,
  )
  waiting.abort()
  const isMoved = async () =>
    expect((await drafts()).map(([at]) => at.endsWith('early'))).toEqual([false])
  await vi.waitFor(isMoved, soon)
  expect(await drafts()).toMatchObject([[expect.any(String), 'Bre']])
  timeout.mockRestore()
})

it('what came back is deleted as it is shown, and stays apart when more is pasted', async () => {
  drawLine().type('eggs ↵ salt')
  const end = drawLine().value.length
  drawLine().paste('milk\nbread\n', [end, end])
  await vi.waitFor(async () => expect(await itemTexts()).toEqual(['milk', 'bread']), soon)
  for (let presses = 0; presses < 5; presses++) drawLine().type(drawLine().value.slice(0, -1))
  expect(drawLine().value).toBe('eggs ↵')
  drawLine().type('eggs ↵ salt')
  drawLine().enter()
  const all = ['milk', 'bread', 'eggs', 'salt']
  await vi.waitFor(async () => expect(await itemTexts()).toEqual(all), soon)
})

it('several lines are not taken for what the list has of them', async () => {
  drawLine([], [milk]).type('Milk ↵ (whole)')
  drawLine([], [milk]).enter()
  expect(offers).toEqual([])
  await vi.waitFor(async () => expect(await itemTexts()).toEqual(['Milk', '(whole)']), soon)
})
