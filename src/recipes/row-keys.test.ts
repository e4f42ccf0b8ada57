import { expect, test } from 'vitest'
import { withKeys } from './row-keys.ts'

const rows = (texts: string[], ids: string) =>
  texts.map((text, at) => ({ id: `${ids}${at}`, text }))
const before = withKeys(rows(['flour', '', 'salt'], 'a'), [])
const keysOf = (now: { id: string; text: string }[]) => withKeys(now, before).map(({ key }) => key)

test('rows of the same ids keep their keys, whatever they say and wherever they are', () => {
  const [flour, empty, salt] = before
  if (!flour || !empty || !salt) throw new Error('no rows')
  expect(keysOf([salt, { id: 'b0', text: 'milk' }, { ...flour, text: 'salt' }])).toEqual([
    'a2',
    'b0',
    'a0',
  ])
})

test.each([
  ['one more at the top', ['milk', 'flour', '', 'salt'], ['b0', 'a0', 'a1', 'a2']],
  ['one less', ['flour', 'salt'], ['a0', 'a2']],
  ['one in other words', ['500 g flour', '', 'salt'], ['a0', 'a1', 'a2']],
  ['one twice', ['salt', 'flour', 'salt'], ['a2', 'a0', 'b2']],
  ['all others', ['rice', 'beans', 'corn', 'oil'], ['a0', 'a1', 'a2', 'b3']],
])('rows that all come anew keep their keys: %s', (_, texts, keys) => {
  expect(keysOf(rows(texts, 'b'))).toEqual(keys)
})
