import { expect, test } from 'vitest'
import { autoCategory, isSorted } from './auto-category.ts'

const milk = { key: 'milk', text: 'milk', category: 'Fridge', times: 1, last: 1 }

test('[2.list.11] a list counts as sorted once an item stands in a category that nomnom knows', () => {
  expect(isSorted([{ category: null }, { category: 'Bakery' }])).toBe(true)
  expect(isSorted([{ category: null }, { category: 'Other' }, { category: 'Garden' }])).toBe(false)
  expect(isSorted([])).toBe(false)
})

test('[2.list.11] what somebody chose for the same words comes before what the words mean', () => {
  const find = (text: string) => (text.includes('milk') ? 'Dairy & Eggs' : null)
  expect(autoCategory('2 l milk', { past: [milk], find })).toBe('Fridge')
  expect(autoCategory('2 l milk', { past: [], find })).toBe('Dairy & Eggs')
  expect(autoCategory('a lightbulb', { past: [milk], find })).toBeNull()
})
