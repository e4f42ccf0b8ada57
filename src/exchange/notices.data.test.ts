// What happens to a lost value that is put away, when its toast has left.
import { afterEach, expect, it, vi } from 'vitest'
import { noticeKey } from './hidden-notices.ts'
import { dismissLost, useNotices, type Notice } from './notices.data.ts'

type Offered = { words: string; run: () => void; onGone: () => unknown }

const NOTICE: Notice = {
  id: 'n1',
  recordId: 'r1',
  kind: 'recipe',
  listId: null,
  field: 'title',
  winner: 'Bert',
  isHere: false,
  title: 'Soup',
  where: null,
  mine: 'Old soup',
  kept: 'Soup',
  canRestore: true,
  givenBack: null,
  at: 1,
}
const said = vi.hoisted(() => ({
  offered: undefined as Offered | undefined,
  save: (): Promise<unknown> => Promise.resolve(),
  read: [] as unknown[],
  saved: 0,
}))

vi.mock('#ui/notify.ts', () => ({
  notify: { offer: (words: string, action: Offered) => (said.offered = { ...action, words }) },
}))
vi.mock('./mirror.ts', () => ({ currentDb: () => undefined }))
vi.mock('./save.ts', () => ({
  saveHere: () => {
    said.saved += 1
    return said.save()
  },
}))
vi.mock('./use-live.ts', () => ({ useLive: () => said.read }))
vi.mock('react', () => ({ useSyncExternalStore: (_: unknown, read: () => unknown) => read() }))

afterEach(() => {
  said.offered?.run()
  said.saved = 0
})

// React is replaced, so that it is a function like any other.
const noticesNow = useNotices
const shown = (...read: Notice[]) => {
  said.read = read
  return noticesNow()?.map(({ id, at }) => noticeKey(id, at))
}

it('does not come back before the screen has read that it is gone; what is lost later shows', async () => {
  dismissLost(NOTICE)
  expect(said.offered?.words).toBe('Dismissed: “Soup”')
  expect(shown(NOTICE)).toEqual([])
  said.offered?.onGone()
  await vi.waitFor(() => expect(said.saved).toBe(1))
  await Promise.resolve()
  await Promise.resolve()
  expect(shown(NOTICE)).toEqual([])
  expect(shown({ ...NOTICE, at: 2 })).toEqual(['n1 2'])
})

it('is not put away after Undo', () => {
  dismissLost(NOTICE)
  said.offered?.run()
  said.offered?.onGone()
  expect([said.saved, shown(NOTICE)]).toEqual([0, ['n1 1']])
})

it('is told again, and breaks no screen, where its user has left meanwhile', async () => {
  dismissLost(NOTICE)
  said.save = () => {
    throw new Error('Nobody is signed in')
  }
  expect(said.offered?.onGone()).not.toBeInstanceOf(Error)
  await vi.waitFor(() => expect(shown(NOTICE)).toEqual(['n1 1']))
})
