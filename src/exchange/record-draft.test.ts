import { expect, test } from 'vitest'
import { overtakenIn, withNewFields } from './record-draft.ts'

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

test.each([
  ['typed and changed', { typed: 'Stew', now: 'Broth' }, ['title']],
  ['changed alone', { typed: 'Soup', now: 'Broth' }, []],
  ['typed alone', { typed: 'Stew', now: 'Soup' }, []],
  ['changed to what was typed', { typed: 'Stew', now: 'Stew' }, []],
])('a field that was %s', (_, { typed, now }, overtaken) => {
  const values = SOURCE.values
  const source = { ...SOURCE, values: { ...values, title: now } }
  expect(overtakenIn({ ...values, title: typed }, SOURCE, source)).toEqual(overtaken)
})
