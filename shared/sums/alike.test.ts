import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { alikeOf } from './alike.ts'
import { isOneWord } from './one-word.ts'

const ENDINGS = `s es n en er x e i y ar or ne je ies f ves fe o a ca che ga ghe co chi go gi cia ce gia ge z ces
ven zen ki ek ow ka ko ten pen`
const FORMS =
  'ei eier eieren uovo uova jajko jajka ui uien mela mele pan panes tomaat tomaten bol bollen'
const word = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('tom', 'tomaa', 'bol', 'boll', 'pesc', 'berr', 'ab'),
      fc.constantFrom('', ...ENDINGS.split(/\s+/)),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(...FORMS.split(' ')),
)

it('what is one word by each with each is one here, and nothing else', () => {
  const things = fc.array(fc.array(word, { minLength: 1, maxLength: 2 }), { maxLength: 30 })
  fc.assert(
    fc.property(things, (all) => {
      const { near, isOne } = alikeOf(all)
      for (const [at, one] of all.entries()) {
        const found = near(at).filter((other) => isOne(at, other))
        const same = [...all.keys()].filter((other) => {
          const words = all[other] ?? []
          return (
            words.length === one.length && one.every((each, i) => isOneWord(each, words[i] ?? ''))
          )
        })
        expect(found).toEqual(same)
      }
    }),
    { numRuns: 500 },
  )
})

it('of two thousand things that begin alike each is compared with few', () => {
  const letters = 'bcdfghjklmnpqrtvw'
  const digit = (at: number, each: number) => letters[Math.floor(at / each) % letters.length] ?? ''
  const things = Array.from({ length: 2000 }, (_, at) => [
    'red',
    `a${digit(at, 289)}${digit(at, 17)}${digit(at, 1)}`,
  ])
  const { near } = alikeOf(things)
  const compared = things.reduce((sum, _, at) => sum + near(at).length, 0)
  expect(compared).toBeLessThan(3 * things.length)
})

it('what names nothing is one with nothing', () => {
  const { near, isOne } = alikeOf([[], [], ['milk']])
  expect(near(0).filter((other) => isOne(0, other))).toEqual([])
})
