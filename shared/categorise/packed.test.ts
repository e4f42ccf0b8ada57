import { expect, it } from 'vitest'
import { entriesOf, packed, packedSource } from './packed.ts'
import { packedSet } from './word-set.ts'

it('says of each word what differs from the one before it', () => {
  expect(packed('straw, strawberry,street')).toBe('AstrawFberryDeet')
  expect(entriesOf('AstrawFberryDeet')).toEqual(['straw', 'strawberry', 'street'])
})

it('keeps marks, alternatives, letters of all languages and what is longer than its capitals', () => {
  const long = 'a very long phrase that goes on'
  const list = [
    '^juice',
    '~hair',
    '-eis',
    'thyme*',
    'hair tie/gel',
    'm&m',
    'żurek',
    long,
    `${long}wards`,
  ]
  expect(entriesOf(packed(list.join()))).toEqual(list)
  expect(entriesOf('')).toEqual([])
  expect(() => packed('milk,Bread')).toThrow('Bread')
})

it('packs the words of every day as numbers', () => {
  const source = 'x = { everyday: `hammer,leiter`, silent: `of,a` }'
  expect(packedSource(source)).toBe(
    `x = { everyday: ${JSON.stringify(packedSet('hammer,leiter'))}, silent: "AofAa" }`,
  )
})

it('packs the lists of a source and leaves the rest of it', () => {
  const source =
    "/** See `Lexicon`, and more. */\nx = { endings: `a: b:`, silent: 'of,a', words: `pea,\npear` }"
  expect(packedSource(source)).toBe(
    `/** See \`Lexicon\`, and more. */\nx = { endings: \`a: b:\`, silent: 'of,a', words: "ApeaDr" }`,
  )
})
