import { expect, test } from 'vitest'
import { textOfList } from './list-text.ts'

test('of a list goes what is still to be bought, and all of it once everything is', () => {
  const milk = { text: 'Milk', isChecked: true }
  const groups = [
    { category: 'Dairy', items: [milk] },
    { category: 'Other', items: [{ text: 'Candles', isChecked: false }] },
  ]
  expect(textOfList('Saturday', groups)).toBe('Saturday\n\nOther:\n- Candles')
  expect(textOfList('Saturday', groups.slice(0, 1))).toBe('Saturday\n\nDairy:\n- Milk')
})
