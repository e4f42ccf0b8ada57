// What the chip says of values that were replaced, and of what was given back in one's own name.
import { expect, it } from 'vitest'
import { overruledSentence } from './sync-chip.tsx'

const thing = '“Weekend”'

it.each([
  [{ name: 'Ben', thing }, 'Ben changed “Weekend” later; their version was kept.'],
  [{ name: null, thing }, 'You changed “Weekend” later on another device; that version was kept.'],
  [
    { name: null, isHere: true, thing },
    'You changed “Weekend” later on this device; that version was kept.',
  ],
  [
    { name: 'Ben', thing, givenBack: 1 },
    'After a backup was restored, Ben gave back 1 entry of “Weekend” in your name.',
  ],
  [
    { name: 'Ben', thing, givenBack: 3 },
    'After a backup was restored, Ben gave back 3 entries of “Weekend” in your name.',
  ],
])('%j', (state, sentence) => {
  expect(overruledSentence(state)).toBe(sentence)
})
