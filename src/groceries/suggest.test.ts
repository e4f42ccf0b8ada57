import { expect, it } from 'vitest'
import { collectPast, findListed, itemKey, pastCategory, suggest } from './suggest.ts'

const past = collectPast([
  { text: '2 l whole milk', category: 'Dairy & Eggs', at: 5 },
  { text: 'Milk', category: 'Dairy & Eggs', at: 9 },
  { text: '1 l milk', category: null, at: 7 },
  { text: 'Millet', category: 'Pantry', at: 8 },
  { text: 'Coconut milk', category: 'Pantry', at: 1 },
  { text: 'Candles', category: 'Other', at: 3 },
])
const texts = (typed: string, items: Parameters<typeof suggest>[1]['items'] = []) =>
  suggest(typed, { past, items }).map((found) => `${found.kind}: ${found.text}`)

it('amounts, case, accents and a plural make no other item', () => {
  expect(itemKey('2 kg Potatoes')).toBe(itemKey('potatoes'))
  expect(itemKey('Lemons')).toBe(itemKey('4 lemons, unwaxed').replace(' unwaxed', ''))
  expect(itemKey('Crème fraîche')).toBe('creme fraiche')
  expect(itemKey('  ')).toBe('')
})

it('[2.list.8] past items come with their category, what was bought most often first', () => {
  expect(suggest('mil', { past, items: [] })).toEqual([
    { kind: 'add', text: 'Milk', category: 'Dairy & Eggs' },
    { kind: 'add', text: 'Millet', category: 'Pantry' },
    { kind: 'add', text: '2 l whole milk', category: 'Dairy & Eggs' },
    { kind: 'add', text: 'Coconut milk', category: 'Pantry' },
  ])
  expect(suggest('cand', { past, items: [] })).toEqual([
    { kind: 'add', text: 'Candles', category: null },
  ])
})

it('an amount that was typed stays in front of what is offered', () => {
  expect(texts('3 l mil')[0]).toBe('add: 3 l Milk')
})

it('nothing typed: what was needed last, without what is on the list', () => {
  expect(texts('', [{ id: '1', text: 'Millet', isChecked: false }])).toEqual([
    'add: Milk',
    'add: 2 l whole milk',
    'add: Candles',
    'add: Coconut milk',
  ])
})

it('[2.list.8] what is on the list says so, what is in the cart can be put back', () => {
  const items = [
    { id: '1', text: '2 l milk', isChecked: true },
    { id: '2', text: 'Millet', isChecked: false },
  ]
  expect(suggest('milk', { past, items })[0]).toEqual({
    kind: 'put-back',
    itemId: '1',
    text: '2 l milk',
  })
  expect(suggest('MILLET', { past, items })[0]).toEqual({
    kind: 'listed',
    itemId: '2',
    text: 'Millet',
  })
  expect(findListed(items, 'bread')).toBeUndefined()
  expect(findListed([...items, { id: '3', text: 'Milk', isChecked: false }], 'milk')?.id).toBe('3')
})

it('words that had a category before get it again', () => {
  expect(pastCategory(past, '6 l milk')).toBe('Dairy & Eggs')
  expect(pastCategory(past, 'Candles')).toBeNull()
  expect(pastCategory(past, 'bread')).toBeNull()
})
