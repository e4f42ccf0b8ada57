// What a caller says to have seen is a claim: whatever it is, nobody's later edit is stopped by it.
import { assert, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { applyDelete, applyEdits, createRecord, type Edit, type Writing } from './apply.ts'
import { believedStamp, believedVersion } from './claims.ts'
import { baseOf, isVisible, lastStamp, valueOf, type Rec } from './record.ts'
import { makeStamp, nextStamp, stampMs, type Stamp } from './stamp.ts'

const NOW = 1_800_000_000_000
const DAY_MS = 24 * 60 * 60 * 1000
const LAST = 'ffffffffffffffffbbbbbbbb'
/** More than any call here counts up by. */
const STEPS_MS = 1

const anna = { user: 'anna', device: 'aaaaaaaa' }
const ben = { user: 'ben', device: 'bbbbbbbb' }
const cleo = { user: 'cleo', device: 'cccccccc' }

/** The server's clock may have been ahead when the record was written. */
const written = fc.integer({ min: NOW - DAY_MS, max: NOW + DAY_MS })
const hex = fc.stringMatching(/^[0-9a-f]{24}$/)
const time = fc.oneof(
  fc.double({ min: 0, max: 8.64e15, noNaN: true }),
  fc.integer({ min: NOW - 200 * DAY_MS, max: NOW + 200 * DAY_MS }),
)

/** What a client may say to have seen of a field, by the stamp that stands there. */
type Claim = (current: Stamp) => Stamp | null
const claim: fc.Arbitrary<Claim> = fc.oneof(
  fc.constant<Claim>(() => null),
  fc.constant<Claim>((current) => current),
  fc.constant<Claim>((current) => nextStamp(current, ben.device)),
  fc.constant<Claim>(() => LAST),
  fc.constant<Claim>(() => 'fffffffffffffffd00000000'),
  hex.map(
    (text): Claim =>
      () =>
        text,
  ),
)
const wild = fc.record({ claim, at: time, wall: time, floor: time, v: fc.string() })
type Wild = typeof wild extends fc.Arbitrary<infer T> ? T : never

function milk(ms: number): Rec {
  const made = { id: '1', kind: 'item', parent: 'list' } as const
  const values = { text: 'Milk', category: null, isChecked: false, pos: 'a0' }
  return createRecord(made, values, { ...anna, now: ms, sentWall: ms })
}

function at(who: typeof anna, sentWall: number): Writing {
  return { ...who, now: NOW, sentWall }
}

function editOf({ claim: named, v, ...times }: Wild, current: Stamp): Edit {
  return { v, base: named(current), ...times }
}

/** The latest stamp of a record, what its deleter is said to have seen included. */
function latest(rec: Rec): number {
  const seen = Object.values(rec.del?.seen ?? {})
  return Math.max(stampMs(lastStamp(rec)), ...seen.map(stampMs))
}

describe('whatever a client says to have seen', () => {
  it('no stamp is later than now and what the server had made, but for steps of the counter', () => {
    fc.assert(
      fc.property(
        written,
        fc.array(wild, { minLength: 1, maxLength: 4 }),
        time,
        (ms, all, sent) => {
          let rec = milk(ms)
          const limit = Math.max(NOW, latest(rec)) + STEPS_MS
          for (const one of all) {
            const current = baseOf(rec, 'text') ?? ''
            rec = applyEdits(rec, { text: editOf(one, current) }, at(ben, sent)).rec
            const seen = {
              text: one.claim(current) ?? current,
              isChecked: one.claim(current) ?? LAST,
            }
            rec = applyDelete(rec, seen, { ...at(ben, sent), at: one })
          }
          assert.isAtMost(latest(rec), limit)
          assert.isTrue(Object.values(rec.cells).every(({ s }) => s.length === 24))
        },
      ),
    )
  })

  it('the next edit of anybody who had read the value applies and shows', () => {
    fc.assert(
      fc.property(written, wild, fc.boolean(), time, (ms, one, isRemoved, sent) => {
        const before = milk(ms)
        const current = baseOf(before, 'text') ?? ''
        let rec = applyEdits(before, { text: editOf(one, current) }, at(ben, sent)).rec
        const seen = { text: one.claim(baseOf(rec, 'text') ?? '') ?? LAST, isChecked: LAST }
        if (isRemoved) rec = applyDelete(rec, seen, { ...at(ben, sent), at: one })
        const read = { base: baseOf(rec, 'text'), at: NOW, wall: NOW, floor: NOW }
        const after = applyEdits(rec, { text: { v: 'Oat milk', ...read } }, at(anna, NOW)).rec
        assert.equal(valueOf(after, 'text'), 'Oat milk')
        assert.isTrue(isVisible(after))
      }),
    )
  })

  it('the loser of a conflict is reported, whoever it is', () => {
    fc.assert(
      fc.property(written, wild, time, (ms, one, sent) => {
        const first = { v: 'Soy milk', base: null, at: ms, wall: ms, floor: 0 }
        const rec = applyEdits(milk(ms), { text: first }, at(cleo, NOW)).rec
        const stood = rec.cells['text']
        const edit = editOf(one, stood?.s ?? '')
        const outcome = applyEdits(rec, { text: edit }, at(ben, sent))
        if (edit.base === stood?.s || edit.v === stood?.v) return
        const lost = outcome.changed.length > 0 ? stood?.v : edit.v
        expect(outcome.superseded).toMatchObject([{ field: 'text', lost: true, cell: { v: lost } }])
      }),
    )
  })

  it('a field that was never written begins now', () => {
    const wanted = { v: 'x', base: LAST, at: NOW, wall: NOW, floor: NOW }
    const { rec } = applyEdits(milk(NOW), { note: wanted }, at(ben, NOW))
    expect(baseOf(rec, 'note')).toBe(makeStamp(NOW, ben.device))
  })

  it('of an item whose content is gone, what its deleter had seen still counts', () => {
    const whole = milk(NOW)
    const text = baseOf(whole, 'text') ?? ''
    const grave = { ...applyDelete(whole, { text }, at(anna, NOW)), cells: {} }
    expect(believedStamp(grave, 'text', text)).toBe(text)
    expect(believedStamp(grave, 'text', nextStamp(text, ben.device))).toBe(null)
  })
})

describe('a version that somebody names', () => {
  it.each([
    [undefined, undefined],
    [7, 7],
    [8, 8],
    [9, undefined],
  ])('%s is believed as %s where 8 is the newest', (named, believed) => {
    expect(believedVersion(named, 8)).toBe(believed)
  })
})

describe('the last stamp that there can be', () => {
  it('has no later one that is longer', () => {
    expect(nextStamp(LAST, anna.device)).toBe(`ffffffffffffffff${anna.device}`)
    expect(makeStamp(2 ** 60, anna.device)).toBe(`ffffffffffff0000${anna.device}`)
  })
})
