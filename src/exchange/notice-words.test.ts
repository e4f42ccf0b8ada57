// What a lost value was about: the thing by its name, and never the text that was lost in its place.
import { expect, it } from 'vitest'
import { aboutThing, thingOf } from './notice-words.ts'

const lost = { field: 'description', where: null, mine: 'Anna’s words' } as const

it.each([
  [{ ...lost, kind: 'recipe', title: 'Soup' }, 'the description of “Soup”', null],
  [
    { ...lost, kind: 'recipe', title: null },
    'the description of a recipe',
    'The recipe is not here any more.',
  ],
  [
    { ...lost, kind: 'recipe', title: null, field: 'title', mine: 'Broth' },
    '“Broth”',
    'The recipe is not here any more.',
  ],
  [
    { ...lost, kind: 'place', title: null, field: 'location' },
    'the location of a restaurant',
    'The restaurant is not here any more.',
  ],
  [
    { ...lost, kind: 'item', title: 'Oat milk', field: 'text', where: 'Weekend' },
    '“Oat milk”',
    'On Weekend.',
  ],
  [
    { ...lost, kind: 'list', title: null, field: 'givenBack', mine: 3 },
    'a list',
    'The list is not here any more.',
  ],
  [{ ...lost, kind: 'profile', title: 'Anna', field: 'displayName' }, 'your name', null],
] as const)('%j', (notice, thing, about) => {
  expect(thingOf(notice)).toBe(thing)
  expect(aboutThing(notice)).toBe(about)
})
