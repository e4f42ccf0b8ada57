// A list is summed whenever it is drawn; its words are compared when they change.
import { expect, it, vi } from 'vitest'
import * as alike from '#shared/sums/alike.ts'
import { sumsOf, textOf } from '#shared/sums/sums.ts'

vi.mock('#shared/sums/alike.ts', async (load) => {
  const { alikeOf } = await load<typeof alike>()
  return { alikeOf: vi.fn(alikeOf) }
})

const compared = vi.mocked(alike.alikeOf)
const TEXTS = ['2 onions', '200 g flour', 'Milk', '1 onion', 'Oil', 'Flour 405', 'Flour 550']
const listed = () => TEXTS.map((text, at) => ({ id: `${at}`, text, isChecked: false }))

it('texts that were summed before are not compared again, whosever they are', () => {
  const before = sumsOf(listed())
  expect(compared).toHaveBeenCalled()
  compared.mockClear()
  const ticked = listed().map((item) => ({ ...item, isChecked: true }))
  const after = sumsOf(ticked)
  expect(compared).not.toHaveBeenCalled()
  expect(after.map(textOf)).toEqual(before.map(textOf))
  // Their parts are the items of now.
  expect(after.flatMap(({ parts }) => parts.map(({ item }) => item.isChecked))).not.toContain(false)
})

it('another text, or another order, is compared', () => {
  sumsOf(listed())
  compared.mockClear()
  sumsOf(listed().toReversed())
  expect(compared).toHaveBeenCalled()
  compared.mockClear()
  const [first, ...rest] = listed()
  const sums = sumsOf([{ ...first, id: '0', text: '3 onions', isChecked: false }, ...rest])
  expect(sums.map(textOf)).toContain('onions 4')
})
