import { expect, it } from 'vitest'
import type { PendingChange } from '#db/read-pending.ts'
import { changedSinceText, isQuestion, refusalText } from './refusal-texts.ts'

const refused: PendingChange = {
  mutationId: 'm',
  root: 'r',
  kind: 'list.delete',
  what: 'Deleted this list',
  parts: [],
  typed: [],
  where: 'Weekend',
  owner: null,
  state: 'parked',
  count: 1,
  error: { status: 409, code: 'changed_since', message: 'Anna changed 5 entries' },
  hasContent: false,
  createdAt: 0,
}

function since(kind: PendingChange['kind'], detail: Record<string, unknown>): string {
  return changedSinceText({
    kind,
    error: { status: 409, code: 'changed_since', message: '', detail },
  })
}

it('says who added how much to a list that was to be deleted', () => {
  expect(isQuestion(refused)).toBe(true)
  expect(since('list.delete', { by: 'Anna', items: 5, added: 5 })).toBe(
    'Anna added 5 items since you last saw it.',
  )
  expect(since('list.delete', { by: 'Anna, Ben, Cleo', items: 1, added: 0 })).toBe(
    'Anna, Ben and Cleo changed 1 item since you last saw it.',
  )
  expect(since('recipe.delete', { by: 'Anna', items: 1, added: 0 })).toBe(
    'Anna changed it since you last saw it.',
  )
})

it('says why a change was refused', () => {
  const change: PendingChange = { ...refused, kind: 'list.change', owner: 'Anna' }
  const because = (status: number, message = '') =>
    refusalText({ ...change, error: { status, code: null, message } })
  expect(isQuestion({ ...change, error: refused.error })).toBe(false)
  expect(because(404)).toBe('Anna no longer shares “Weekend” with you.')
  expect(because(403)).toBe('Anna does not let you change “Weekend”.')
  expect(because(410, 'This was deleted')).toBe('This was deleted.')
  expect(because(400, 'ops.0.add.text: This text is too long')).toBe('This text is too long.')
})
