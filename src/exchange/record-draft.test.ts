import { expect, test } from 'vitest'
import { overtakenIn, sameTyped, withNewFields } from './record-draft.ts'

const SOURCE = {
  values: { title: 'Soup', description: 'Warm', sourceUrl: 'https://example.org/soup' },
  seen: { title: 't2', description: 'd2', sourceUrl: 's2' },
}

test('a draft of before an update takes the fields that came with it from the record', () => {
  const old = { title: 'Soup', description: '' }
  const draft = { values: old, typed: { ...old, title: 'Stew' }, seen: { title: 't1' } }
  expect(withNewFields<Partial<(typeof SOURCE)['values']>>(draft, SOURCE)).toEqual({
    values: { ...old, sourceUrl: 'https://example.org/soup' },
    typed: { title: 'Stew', description: '', sourceUrl: 'https://example.org/soup' },
    // What the draft knew as empty was seen as empty, whatever stands there now.
    seen: { title: 't1', sourceUrl: 's2' },
  })
})

test('what was typed stays, also in a field that the draft took over from nowhere', () => {
  const draft = { values: { title: '' }, typed: { title: 'Stew', description: 'Mild' }, seen: {} }
  const taken = withNewFields<Partial<(typeof SOURCE)['values']>>(draft, SOURCE)
  expect(taken.typed.description).toBe('Mild')
})

test.each([
  ['typed and changed', { typed: 'Stew', now: 'Broth' }, ['title']],
  ['changed alone', { typed: 'Soup', now: 'Broth' }, []],
  ['typed alone', { typed: 'Stew', now: 'Soup' }, []],
  ['changed to what was typed', { typed: 'Stew', now: 'Stew' }, []],
  ['changed to what was typed, with a space behind it', { typed: 'Stew ', now: 'Stew' }, []],
  ['changed, and typed but for a space', { typed: 'Soup ', now: 'Broth' }, []],
])('a field that was %s', (_, { typed, now }, overtaken) => {
  const values = SOURCE.values
  const source = { ...SOURCE, values: { ...values, title: now } }
  expect(overtakenIn({ ...values, title: typed }, SOURCE, source)).toEqual(overtaken)
})

test('[2.recipe-form.6] white space behind a text is no change, in front of it and in it it is', () => {
  const rows = (text: string) => [{ title: '', ingredients: [{ text }] }]
  expect(sameTyped(rows('1 egg'), rows('1 egg \n'))).toBe(true)
  expect(sameTyped(rows('1 egg'), rows(' 1 egg'))).toBe(false)
  expect(sameTyped('1 egg', '1  egg')).toBe(false)
  expect(sameTyped(undefined, null)).toBe(true)
  expect(sameTyped('', null)).toBe(false)
})
