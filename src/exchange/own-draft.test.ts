import { expect, it, vi } from 'vitest'
import { ownDraft } from './own-draft.ts'

const calls: unknown[] = []
vi.mock('./drafts.ts', () => ({
  openDraft: () => Promise.resolve({ draftKey: 'add:list:2', draft: undefined }),
  // The page goes away before it is told that this is on the disk.
  keepDraft: (key: string, value: unknown) => {
    calls.push([key, value])
    return new Promise(() => {})
  },
  keepTyping: (key: string, value: unknown) => {
    calls.push([key.replace(/:\d+:/, ':<time>:'), value])
    return Promise.resolve()
  },
}))

it('a page that goes away while its draft moves to its own place leaves it in one', async () => {
  const own = ownDraft('add:list')
  void own.keep('Bre')
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  expect(calls).toEqual([
    ['add:list:<time>:early', 'Bre'],
    ['add:list:2', 'Bre'],
    ['add:list:<time>:early', null],
  ])
})
