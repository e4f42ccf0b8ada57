import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell } from '#shared/merge/record.ts'
import { callKey, keyOf, placeOf } from './keys.ts'
import { pack, packCell, unpack, unpackCell } from './packed-cells.ts'

const PEOPLE = ['anna', 'ben', 'cleo']
const STAMPS = ['01a3185c5000000000000000', '01a3185c5000000100000000', '01a3185c600000000000aaaa']

const cell: fc.Arbitrary<Cell> = fc.record(
  {
    v: fc.jsonValue() as fc.Arbitrary<unknown>,
    s: fc.constantFrom(...STAMPS),
    u: fc.constantFrom(...PEOPLE),
    g: fc.constantFrom(...PEOPLE),
  },
  { requiredKeys: ['v', 's', 'u'] },
)
const cells = fc.dictionary(fc.constantFrom('text', 'pos', 'category', 'isChecked', 'name'), cell)
const person = fc.constantFrom(...PEOPLE)
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('cells of a record', () => {
  it('are the same once they were packed', () => {
    fc.assert(
      fc.property(cells, person, (all, by) => {
        expect(unpack(stored(pack(all, by)), by)).toEqual(stored(all))
      }),
    )
  })

  it('that were written together by its maker say that once', () => {
    const s = String(STAMPS[0])
    const all = { text: { v: 'Milk', s, u: 'anna' }, pos: { v: 'a0', s, u: 'anna' } }
    const content = { text: 'Milk', pos: 'a0' }
    expect(pack(all, 'anna')).toEqual({ content, stamp: s, writes: null })
    const ticked = { ...all, isChecked: { v: true, s: String(STAMPS[1]), u: 'ben' } }
    expect(pack(ticked, 'anna')).toEqual({
      content: { ...content, isChecked: true },
      stamp: s,
      writes: { isChecked: [STAMPS[1], 'ben'] },
    })
  })
})

it('a value that was replaced, or a removal, is the same once it was packed', () => {
  const removal = fc.record({
    s: fc.constantFrom(...STAMPS),
    u: person,
    seen: fc.dictionary(fc.constantFrom('text', 'isChecked'), fc.constantFrom(...STAMPS)),
  })
  fc.assert(
    fc.property(fc.oneof(cell, removal, fc.constant(null)), person, (one, owner) => {
      expect(unpackCell(stored(packCell(one, owner)), owner)).toEqual(stored(one))
    }),
  )
})

describe('the key of a scope', () => {
  it('is one of four for each person, from which scope and owner can be told', () => {
    fc.assert(
      fc.property(fc.uuid(), (owner) => {
        const scopes = ['me', 'lists', 'recipes', 'places'].map((kind) => `${kind}:${owner}`)
        const keys = scopes.map(keyOf)
        expect(keys[0]).toBe(owner)
        expect(new Set(keys).size).toBe(4)
        expect(keys.map((key) => ({ ...placeOf(key) }))).toMatchObject(
          scopes.map((scope) => ({ scope, owner })),
        )
      }),
    )
  })

  it('is refused for anything else', () => {
    expect(() => keyOf('things:a711d21c-7ede-4b71-bd43-bec1a05d2ead')).toThrow(RangeError)
  })
})

it('the key of a call is its id, or for another text one that is made of it', () => {
  const id = '01a22b25-c720-7196-8e16-f2c34aade59a'
  expect(callKey(id)).toBe(id)
  // SHA-256 of 'abc' begins so (FIPS 180-2, appendix B.1).
  expect(callKey('abc')).toBe('ba7816bf-8f01-cfea-4141-40de5dae2223')
})
