import { array, assert, constantFrom, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cut, name, nameFrom, requiredText } from './text.ts'
import { nameFromEmail } from './user.ts'

const HIDDEN = ['\n', '\t', '\u007f', '\u0085', '\u2028', '\u202a', '\u202e', '\u2066', '\u2069']
const FAMILY = '👩‍👩‍👧‍👦'
const characters = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

describe('[5.input.3] a name', () => {
  const schema = name(80, 'needed')

  it.each(HIDDEN)('with the hidden character %j is refused with a reason', (character) => {
    const result = schema.safeParse(`Anna${character}ym`)
    expect(result.error?.issues[0]?.message).toMatch(/hidden characters/)
  })

  it('is any other text: of other scripts, with marks of direction, emoji, markup', () => {
    for (const text of ['שלום', 'a\u200fb\u200eс', FAMILY, '<b>x</b>', 'Zoë', 'e\u0301']) {
      expect(schema.safeParse(text).data).toBe(text)
    }
  })

  it('that comes from elsewhere loses what no name has', () => {
    expect(nameFrom('\u202eAn\u0000na\n \ud800', 80)).toBe('Anna \ufffd')
    expect(nameFrom(HIDDEN.join(''), 80)).toBe('')
    const anything = constantFrom(
      ...HIDDEN,
      'a',
      ' ',
      '\u200b',
      '\u3164',
      '\ud800',
      '\udc00',
      FAMILY,
      'נ',
    )
    assert(
      property(array(anything), integer({ min: 1, max: 40 }), (units, max) => {
        const made = nameFrom(units.join(''), max)
        expect(made.length).toBeLessThanOrEqual(max)
        if (made !== '') expect(name(max, 'needed').safeParse(made).success).toBe(true)
      }),
    )
  })

  it('made of an address is cut between characters', () => {
    expect(nameFromEmail('ann.lee@example.test')).toBe('Ann Lee')
    expect(nameFromEmail(`${'x'.repeat(79)}${FAMILY}@example.test`)).toBe(`X${'x'.repeat(78)}`)
  })
})

const UNSEEN = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u3164',
  '\u115f',
  '\u2800',
]

it('[5.input.3] what has to be filled in is empty as long as nothing of it is to be seen', () => {
  const schema = requiredText(80, 'needed')
  for (const text of [...UNSEEN, UNSEEN.join('')]) {
    expect(schema.safeParse(text).error?.issues[0]?.message, JSON.stringify(text)).toBe('needed')
  }
  for (const text of ['.', '👩\u200d👩', '\u200bx', '한', '0']) {
    expect(schema.safeParse(text).data).toBe(text)
  }
})

it('a cut never splits a character, and leaves none out before it', () => {
  expect(cut(`ab${FAMILY}`, 12)).toBe('ab')
  expect(cut(`ab${FAMILY}`, 13)).toBe(`ab${FAMILY}`)
  const unit = constantFrom('a', '😀', FAMILY, 'e\u0301', '🇩🇪', '\r\n', 'נ')
  assert(
    property(array(unit), nat(40), (units, max) => {
      const text = units.join('')
      const made = cut(text, max)
      const whole = characters(text)
      const kept = characters(made)
      expect(whole.slice(0, kept.length)).toEqual(kept)
      const next = whole[kept.length]
      if (next !== undefined) expect(made.length + next.length).toBeGreaterThan(max)
    }),
  )
})
