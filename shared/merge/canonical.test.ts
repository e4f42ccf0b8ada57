// Values are the same exactly when their canonical JSON is.
import { assert, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { canonicalJson, sameValue } from './canonical.ts'

const leaf = fc.oneof(
  fc.string({ maxLength: 2 }),
  fc.integer({ min: -1, max: 1 }),
  fc.boolean(),
  fc.constantFrom(null, undefined, -0),
)
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'toString'), tie('value'), { maxKeys: 3 }),
  ),
})).value

it('two values are the same when their canonical JSON is, and only then', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      assert.equal(sameValue(a, b), canonicalJson(a) === canonicalJson(b))
    }),
    { numRuns: 2000 },
  )
})

it('a member without a value is none, although null is like it', () => {
  expect(sameValue({ b: null }, { b: undefined, a: false })).toBe(false)
  expect(sameValue({ b: null }, { b: undefined })).toBe(false)
  expect(sameValue({ a: false }, { b: undefined, a: false })).toBe(true)
})

it('a copy is the same, in any order of its members', () => {
  fc.assert(
    fc.property(json, (a) => assert.isTrue(sameValue(a, JSON.parse(canonicalJson(a)) as unknown))),
  )
  expect(canonicalJson({ b: 1, a: [undefined, { d: undefined, c: 'x' }] })).toBe(
    '{"a":[null,{"c":"x"}],"b":1}',
  )
})
