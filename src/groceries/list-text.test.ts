import { expect, test } from 'vitest'
import { textOfList } from './list-text.ts'

function item(text: string, isChecked = false) {
  return { id: text, text, isChecked }
}

test('of a list goes what is still to be bought, and all of it once everything is', () => {
  const groups = [
    { category: 'Dairy', items: [item('Milk', true)] },
    { category: 'Other', items: [item('Candles')] },
  ]
  expect(textOfList('Saturday', groups)).toBe('Saturday\n\nOther:\n- Candles')
  expect(textOfList('Saturday', groups.slice(0, 1))).toBe('Saturday\n\nDairy:\n- Milk')
})

test('[2.list.14] the same thing goes once, with the sum and what it is made of', () => {
  const items = [item('2 l milk'), item('Brie'), item('Milk, 250 ml'), item('1 l milk', true)]
  expect(textOfList('Saturday', [{ category: 'Dairy', items }])).toBe(
    'Saturday\n\nDairy:\n- milk 2.25 l (2 l + 250 ml)\n- Brie',
  )
})

test('[2.list.14] where recipes stand in brackets there are none around them', () => {
  const items = [item('2 l milk'), { ...item('250 ml milk'), from: 'Béchamel' }]
  expect(textOfList('Saturday', [{ category: 'Dairy', items }])).toBe(
    'Saturday\n\nDairy:\n- milk 2.25 l: 2 l + 250 ml (Béchamel)',
  )
})
