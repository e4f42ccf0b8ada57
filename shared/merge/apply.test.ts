// Properties of the merge that hold for every order of edits: causality, agreement, nothing undone.
import { assert, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import {
  applyAgain,
  applyDelete,
  applyEdits,
  createRecord,
  type Edit,
  type Writing,
} from './apply.ts'
import { joinRecords } from './join.ts'
import { baseOf, isVisible, valueOf, type Rec } from './record.ts'
import { nextStamp, stampMs, type Stamp } from './stamp.ts'

const NOW = 1_800_000_000_000
const DAY_MS = 24 * 60 * 60 * 1000
const TWO_DAYS = 2 * DAY_MS
const PEOPLE = [
  { user: 'anna', device: 'aaaaaaaa' },
  { user: 'anna', device: 'aaaa0001' },
  { user: 'ben', device: 'bbbbbbbb' },
  { user: 'cleo', device: 'cccccccc' },
]

const person = fc.constantFrom(...PEOPLE)
const skew = fc.integer({ min: -TWO_DAYS, max: TWO_DAYS })
const milk = createRecord(
  { id: '1', kind: 'item', parent: 'list' },
  { text: 'Milk', category: null, isChecked: false, pos: 'a0' },
  { user: 'anna', device: 'aaaaaaaa', now: NOW, sentWall: NOW },
)

/** A device that has seen some state of the record, and edits it with a clock of its own. */
type Step = { who: (typeof PEOPLE)[number]; v: string; seesNow: boolean; at: number; later: number }

const step: fc.Arbitrary<Step> = fc.record({
  who: person,
  v: fc.string({ minLength: 1, maxLength: 3 }),
  seesNow: fc.boolean(),
  at: skew,
  later: fc.integer({ min: 0, max: 60_000 }),
})

function writing(who: Step['who'], now: number): Writing {
  return { ...who, now, sentWall: now }
}

/** Plays the steps on a server; each device edits what it saw last. */
function play(steps: readonly Step[], kept: (edit: Played) => void = () => {}): Rec {
  let rec = milk
  let now = NOW
  const seen = new Map<string, Stamp | null>()
  for (const { who, v, seesNow, at, later } of steps) {
    now += later
    if (seesNow) seen.set(who.device, baseOf(rec, 'text'))
    const base = seen.get(who.device) ?? null
    const edit: Edit = { v, base, at: now + at, wall: now + at, floor: 0 }
    const before = rec
    rec = applyEdits(rec, { text: edit }, writing(who, now)).rec
    kept({ before, after: rec, edit, who })
  }
  return rec
}

type Played = { before: Rec; after: Rec; edit: Edit; who: Step['who'] }

describe('an edit', () => {
  it('applies whenever its writer had seen the value that it replaces, whatever the clocks say', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        play(steps, ({ before, after, edit }) => {
          if (edit.base !== baseOf(before, 'text')) return
          assert.equal(valueOf(after, 'text'), edit.v)
        })
      }),
    )
  })

  it('never goes back behind a value that a later edit had seen', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const overwritten = new Set<Stamp>()
        const rec = play(steps, ({ edit }) => {
          if (edit.base !== null) overwritten.add(edit.base)
        })
        assert.isFalse(overwritten.has(baseOf(rec, 'text') ?? ''))
      }),
    )
  })

  it('only ever moves the stamp of a field forward', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        play(steps, ({ before, after }) => {
          assert.isTrue((baseOf(after, 'text') ?? '') >= (baseOf(before, 'text') ?? ''))
        })
      }),
    )
  })

  it('applies when it comes from the device that wrote the current value', () => {
    const who = { user: 'ben', device: 'bbbbbbbb' }
    const first: Edit = { v: 'Oat', base: baseOf(milk, 'text'), at: NOW + 5, wall: NOW, floor: 0 }
    const { rec } = applyEdits(milk, { text: first }, writing(who, NOW + 10))
    const second: Edit = { ...first, v: 'Soy', at: NOW + 1 }
    const { rec: last } = applyEdits(rec, { text: second }, writing(who, NOW + 20))
    expect(valueOf(last, 'text')).toBe('Soy')
  })

  it('leaves the later one when neither had seen the other, and reports the other', () => {
    const base = baseOf(milk, 'text')
    const early: Edit = { v: 'Oat', base, at: NOW + 1000, wall: NOW + 1000, floor: NOW }
    const late: Edit = { v: 'Soy', base, at: NOW + 2000, wall: NOW + 2000, floor: NOW }
    const ben = writing({ user: 'ben', device: 'bbbbbbbb' }, NOW + 5000)
    const cleo = writing({ user: 'cleo', device: 'cccccccc' }, NOW + 5000)
    const first = applyEdits(milk, { text: late }, ben)
    const second = applyEdits(first.rec, { text: early }, cleo)
    expect(valueOf(second.rec, 'text')).toBe('Soy')
    expect(second.superseded).toMatchObject([{ field: 'text', lost: true, cell: { v: 'Oat' } }])
    const other = applyEdits(applyEdits(milk, { text: early }, cleo).rec, { text: late }, ben)
    expect(valueOf(other.rec, 'text')).toBe('Soy')
    expect(other.superseded).toMatchObject([{ field: 'text', lost: true, cell: { v: 'Oat' } }])
  })

  it('of categories leaves out no name that its writer had not seen, whoever is later', () => {
    const list = createRecord(
      { id: '2', kind: 'list', parent: null },
      { name: 'Weekend', categories: ['Bakery', 'Fruit'] },
      { user: 'anna', device: 'aaaaaaaa', now: NOW, sentWall: NOW },
    )
    const base = baseOf(list, 'categories')
    const says = (v: readonly string[], at: number): Edit => {
      return { v, base, at: NOW + at, wall: NOW + at, floor: NOW }
    }
    const ben = writing({ user: 'ben', device: 'bbbbbbbb' }, NOW + 5000)
    const cleo = writing({ user: 'cleo', device: 'cccccccc' }, NOW + 5000)
    const late = says(['Fruit', 'Bakery', 'Wine'], 2000)
    const early = says(['Bakery', 'Fruit', 'Party'], 1000)
    const both = ['Fruit', 'Bakery', 'Wine', 'Party']
    const first = applyEdits(list, { categories: late }, ben)
    const second = applyEdits(first.rec, { categories: early }, cleo)
    expect(valueOf(second.rec, 'categories')).toEqual(both)
    expect(second.superseded.filter(({ lost }) => lost)).toEqual([])
    const earlier = applyEdits(list, { categories: early }, cleo).rec
    const other = applyEdits(earlier, { categories: late }, ben)
    expect(valueOf(other.rec, 'categories')).toEqual(both)
    // What Ben wrote before he heard of Cleo's has not seen them either.
    const next = says([...(late.v as string[]), 'Tea'], 3000)
    const after = applyEdits(other.rec, { categories: next }, ben).rec
    expect(valueOf(after, 'categories')).toEqual(['Fruit', 'Bakery', 'Wine', 'Tea', 'Party'])
    const seen = { ...says(['Wine'], 4000), base: baseOf(after, 'categories') }
    const last = applyEdits(after, { categories: seen }, ben).rec
    expect(valueOf(last, 'categories')).toEqual(['Wine'])
  })

  it('of categories adds none that is there in another case', () => {
    const [ben, cleo] = [
      writing({ user: 'ben', device: 'bbbbbbbb' }, NOW + 5000),
      writing({ user: 'cleo', device: 'cccccccc' }, NOW + 5000),
    ]
    const made = { id: '2', kind: 'list', parent: null } as const
    const list = createRecord(made, { name: 'Weekend', categories: ['Dairy'] }, writing(ben, NOW))
    const says = (v: readonly string[], now: number): Edit => {
      return { v, base: baseOf(list, 'categories'), at: now, wall: now, floor: NOW }
    }
    const early = { categories: says(['Dairy', 'PARTY', 'Tea'], NOW + 1000) }
    const late = { categories: says(['Dairy', 'Party'], NOW + 2000) }
    const both = applyEdits(applyEdits(list, early, cleo).rec, late, { ...ben, device: 'bbbb0001' })
    expect(valueOf(both.rec, 'categories')).toEqual(['Dairy', 'Party', 'Tea'])
  })

  it('that is weak yields to every choice that it had not seen', () => {
    fc.assert(
      fc.property(person, person, skew, (chooser, finder, at) => {
        fc.pre(chooser.device !== finder.device)
        const base = baseOf(milk, 'category')
        const choice: Edit = { v: 'Dairy', base, at: NOW + at, wall: NOW + at, floor: 0 }
        const { rec } = applyEdits(milk, { category: choice }, writing(chooser, NOW + 10))
        const found: Edit = { v: 'Drinks', base, at: NOW + 9, wall: NOW + 9, floor: 0, weak: true }
        const after = applyEdits(rec, { category: found }, writing(finder, NOW + 20)).rec
        const isUnseen = baseOf(rec, 'category') !== base
        if (isUnseen) assert.equal(valueOf(after, 'category'), 'Dairy')
      }),
    )
  })

  it('that is weak applies to what its device made and the server has not stamped yet', () => {
    const ben = writing({ user: 'ben', device: 'bbbbbbbb' }, NOW + 60)
    const added = { at: NOW + 5, wall: NOW + 5, floor: 0 }
    const made = { id: '2', kind: 'item', parent: 'list' } as const
    const item = createRecord(made, { category: null }, { ...ben, at: added })
    const found: Edit = { v: 'Dairy', base: null, ...added, weak: true }
    const after = applyEdits(item, { category: found }, ben).rec
    expect(valueOf(after, 'category')).toBe('Dairy')
    const chosen: Edit = { v: 'Bakery', base: null, at: NOW + 9, wall: NOW + 9, floor: 0 }
    const { rec } = applyEdits(item, { category: chosen }, ben)
    const late = applyEdits(rec, { category: found }, ben).rec
    expect(valueOf(late, 'category'), 'own choice made since').toBe('Bakery')
  })

  it('that is weak never beats a choice made later', () => {
    const base = baseOf(milk, 'category')
    const found: Edit = { v: 'Drinks', base, at: NOW + 9, wall: NOW + 9, floor: 0, weak: true }
    const ben = writing({ user: 'ben', device: 'bbbbbbbb' }, NOW + 10)
    const { rec } = applyEdits(milk, { category: found }, ben)
    const choice: Edit = { v: 'Dairy', base, at: NOW + 5, wall: NOW + 5, floor: 0 }
    const cleo = writing({ user: 'cleo', device: 'cccccccc' }, NOW + 20)
    expect(valueOf(applyEdits(rec, { category: choice }, cleo).rec, 'category')).toBe('Dairy')
  })
})

describe('what comes once more, in the name of somebody else', () => {
  const s = milk.cells['text']?.s ?? ''
  const edit = { v: 'Milk', base: null, at: NOW, wall: NOW, floor: NOW }
  const bens = { user: 'ben', device: 'aaaaaaaa', now: NOW + 1000, sentWall: NOW + 1000 }
  const byEdit = (rec: Rec) => applyEdits(rec, { text: edit }, bens).rec
  const made = createRecord(milk, { text: 'Milk' }, { ...bens, at: edit })
  const byAdding = (rec: Rec) => applyAgain(rec, made)
  const milkOf = (by: string, mark: { u: string; g?: string }) =>
    ({ ...milk, by, cells: { text: { v: 'Milk', s, ...mark } } }) satisfies Rec

  it.each([
    ['edit', byEdit],
    ['adding', byAdding],
  ])('as an %s changes whose a write is only where it was given back', (_, again) => {
    for (const mark of [{ u: 'anna' }, { u: 'anna', g: 'cleo' }]) {
      const rec = milkOf('anna', mark)
      expect(again(rec)).toEqual(rec)
    }
    expect(again(milkOf('cleo', { u: 'cleo', g: 'cleo' })).cells['text']).toEqual(
      made.cells['text'],
    )
  })

  it('changes nothing where its device had removed what it brought back', () => {
    const late = { ...edit, at: NOW + 9, wall: NOW + 9 }
    const gone = applyDelete(milkOf('ben', { u: 'ben' }), {}, bens)
    const { rec } = applyEdits(gone, { text: late }, bens)
    expect(isVisible(rec)).toBe(true)
    const wait = { ...bens, now: NOW + 5000, sentWall: NOW + 5000 }
    expect(applyEdits(rec, { text: late }, wait).rec).toEqual(rec)
  })

  it('as an adding of something else changes nothing', () => {
    const another = { ...made, cells: { text: { v: 'Oats', s, u: 'cleo', g: 'cleo' } } }
    expect(byAdding(another)).toEqual(another)
  })

  it('is known to the device that wrote it', () => {
    const rec = milkOf('cleo', { u: 'cleo', g: 'cleo' })
    expect(isVisible(applyDelete(rec, {}, bens))).toBe(false)
    const later = { ...edit, v: 'Oats', at: NOW - 1, wall: NOW - 1 }
    expect(applyEdits(rec, { text: later }, bens)).toMatchObject({
      rec: { cells: { text: { v: 'Oats', u: 'ben' } } },
      superseded: [{ lost: false }],
    })
  })

  it('as an adding says whose an item is, where that was not known', () => {
    expect(byAdding(milkOf('cleo', { u: 'cleo', g: 'cleo' })).by).toBe('ben')
    // It was there before, and only the text was given back.
    expect(byAdding(milkOf('anna', { u: 'cleo', g: 'cleo' })).by).toBe('anna')
  })
})

describe('a grant that two devices set differently, neither having seen the other', () => {
  it('ends up off, whoever was later', () => {
    fc.assert(
      fc.property(fc.boolean(), skew, skew, (onFirst, firstAt, secondAt) => {
        const made = { user: 'anna', device: 'aaaaaaaa', now: NOW, sentWall: NOW }
        const grants = { canViewRecipes: !onFirst }
        const friendship = createRecord({ id: 'f', kind: 'friendship', parent: null }, grants, {
          ...made,
          device: 'eeeeeeee',
        })
        const base = baseOf(friendship, 'canViewRecipes')
        const edit = (v: boolean, at: number): Edit => {
          return { v, base, at: NOW + at, wall: NOW + at, floor: 0 }
        }
        const phone = writing({ user: 'anna', device: 'aaaa0001' }, NOW + 10)
        const laptop = writing({ user: 'anna', device: 'aaaa0002' }, NOW + 20)
        const first = applyEdits(friendship, { canViewRecipes: edit(onFirst, firstAt) }, phone)
        const both = applyEdits(first.rec, { canViewRecipes: edit(!onFirst, secondAt) }, laptop)
        assert.equal(valueOf(both.rec, 'canViewRecipes'), false)
      }),
    )
  })
})

describe('a removed item', () => {
  const ben = { user: 'ben', device: 'bbbbbbbb' }
  const cleo = { user: 'cleo', device: 'cccccccc' }
  const seen = { text: baseOf(milk, 'text') ?? '', isChecked: baseOf(milk, 'isChecked') ?? '' }
  const change = (field: string, v: unknown) => {
    const edit: Edit = { v, base: baseOf(milk, field), at: NOW + 1, wall: NOW + 1, floor: 0 }
    const rec = applyEdits(milk, { [field]: edit }, writing(cleo, NOW + 10)).rec
    return applyDelete(rec, seen, writing(ben, NOW + 20))
  }

  it.each([
    ['text', 'Lots of milk', true],
    ['isChecked', false, true],
    ['isChecked', true, false],
    ['category', 'Dairy', false],
    ['pos', 'Zz', false],
  ])('whose %s became %j unseen: it stays %s', (field, v, stays) => {
    expect(isVisible(change(field, v))).toBe(stays)
  })

  it('is gone when the remover had seen everything', () => {
    expect(isVisible(applyDelete(milk, seen, writing(ben, NOW + 20)))).toBe(false)
  })

  it('stays as it was when it is removed again: it is kept for 90 days from the first time on', () => {
    const gone = applyDelete(milk, seen, writing(ben, NOW + 20))
    expect(applyDelete(gone, seen, writing(cleo, NOW + 30))).toEqual(gone)
  })

  it('comes back when its text is written again by somebody who saw it removed', () => {
    fc.assert(
      fc.property(person, skew, (who, at) => {
        const removed = applyDelete(milk, seen, writing(ben, NOW + 20))
        const base = baseOf(removed, 'text')
        const again: Edit = { v: 'Milk', base, at: NOW + at, wall: NOW + at, floor: 0 }
        assert.isTrue(isVisible(applyEdits(removed, { text: again }, writing(who, NOW + 30)).rec))
      }),
    )
  })
})

describe('the join of two states of a record', () => {
  const state = fc.array(step, { maxLength: 6 }).map((steps) => play(steps))
  const removed = fc
    .tuple(state, person, fc.integer({ min: 0, max: 1000 }))
    .map(([rec, who, later]) => applyDelete(rec, {}, writing(who, NOW + later)))
  const any = fc.oneof(state, removed)

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        fc.pre(agree(a, b))
        assert.deepEqual(joinRecords(a, b), joinRecords(b, a))
      }),
    )
  })

  it('does not depend on the grouping', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        fc.pre(agree(a, b) && agree(b, c) && agree(a, c))
        const left = joinRecords(joinRecords(a, b), c)
        assert.deepEqual(left, joinRecords(a, joinRecords(b, c)))
      }),
    )
  })

  it('with itself changes nothing', () => {
    fc.assert(fc.property(any, (a) => assert.deepEqual(joinRecords(a, a), a)))
  })

  it('is never behind either of the two', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const joined = joinRecords(a, b)
        for (const field of ['text', 'category', 'isChecked', 'pos']) {
          assert.isTrue((baseOf(joined, field) ?? '') >= (baseOf(a, field) ?? ''))
          assert.isTrue((baseOf(joined, field) ?? '') >= (baseOf(b, field) ?? ''))
        }
      }),
    )
  })
})

/** A stamp names one write, so two states with the same stamp hold the same value. */
function agree(a: Rec, b: Rec): boolean {
  const isSame = (field: string) => {
    const [x, y] = [a.cells[field], b.cells[field]]
    return x?.s !== y?.s || (x?.v === y?.v && x?.u === y?.u)
  }
  const isSameDelete = a.del?.s !== b.del?.s || a.del?.u === b.del?.u
  return Object.keys(a.cells).every(isSame) && isSameDelete
}

describe('stamps', () => {
  it('sort as text in the order of time, also when the counter runs over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), person, (ms, { device }) => {
        const full = ms.toString(16).padStart(12, '0') + 'ffff' + device
        const next = nextStamp(full, device)
        assert.isTrue(next > full)
        assert.equal(stampMs(next), ms + 1)
      }),
    )
  })
})
