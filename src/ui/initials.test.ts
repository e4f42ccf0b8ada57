import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Anna Weber', 'AW'],
  ['nora', 'N'],
  ['Anna Maria Weber', 'AM'],
  ['  Tomás   Rivera ', 'TR'],
  ['élodie ünal', 'ÉÜ'],
  ['', ''],
  ['   ', ''],
  ['𝒜da Lovelace', '𝒜L'],
  ['🇩🇪 Karl', '🇩🇪K'],
  ['👨‍👩‍👧 Weber 👋🏽', '👨‍👩‍👧W'],
  ['e\u0301lodie ünal', 'E\u0301Ü'],
  ['ßa Maria', 'SM'],
])('[2.recipe-card.2, 9.avatar.1] the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
