import { expect, test } from 'vitest'
import { findDurations } from '#timers/durations.ts'
import { nameOf } from './step-text.tsx'

test.each([
  ['Boil the potatoes whole, in their skins, for 25 minutes.', 'Boil the potatoes'],
  ['Drain and let them steam dry for 5 minutes.', 'Steam dry'],
  ['Fry onions and garlic for 5 minutes.', 'Fry onions'],
  ['Melt the butter for 4 to 5 minutes.', 'Melt the butter'],
  ['Char the peppers. Cover and leave for 10 minutes.', 'Cover and leave'],
  ['Let the dough rest for 30 minutes.', 'Let the dough'],
  ['5 minutes later, serve.', 'Timer'],
])('[2.cooking.10] the timer of "%s" is called %s', (text, name) => {
  const [duration] = findDurations(text)
  expect(duration && nameOf(text, duration)).toBe(name)
})
