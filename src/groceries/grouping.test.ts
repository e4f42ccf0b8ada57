import { expect, it } from 'vitest'
import type { GroceryItem } from '#shared/schemas/grocery-list.ts'
import { categoryNames, groupItems } from './grouping.ts'

function item(text: string, category: string | null): GroceryItem {
  const rest = { isChecked: false, from: null, checkedBy: null, addedBy: 'me', pos: 'a0' }
  return { id: text, text, category, ...rest }
}

it('[2.shopping.1, 9.list.1] puts items without a category under Other, at the end', () => {
  const groups = groupItems(
    [item('salt', null), item('pears', 'Produce'), item('tea', 'Other')],
    [],
  )
  expect(groups.map((group) => [group.category, group.items.map(({ text }) => text)])).toEqual([
    ['Produce', ['pears']],
    ['Other', ['salt', 'tea']],
  ])
})

it('[2.list.6] keeps the order set by hand and shows a category that is still empty', () => {
  const items = [item('milk', 'Dairy & Eggs'), item('pears', 'Produce'), item('soap', 'Household')]
  expect(categoryNames(items, ['Produce', 'Bakery'])).toEqual([
    'Produce',
    'Bakery',
    'Dairy & Eggs',
    'Household',
  ])
})

it('[2.list.6] what is taken off the list moves no category', () => {
  const items = [
    item('milk', 'Dairy & Eggs'),
    item('nails', 'Tools'),
    item('pears', 'Produce'),
    item('cream', 'Dairy & Eggs'),
  ]
  const order = ['Produce', 'Dairy & Eggs', 'Tools']
  expect(categoryNames(items, [])).toEqual(order)
  expect(categoryNames(items.slice(1), [])).toEqual(order)
})

it('shows nothing for an empty list', () => {
  expect(groupItems([], [])).toEqual([])
})
