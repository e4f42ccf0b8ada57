// Where items stand: every move has room, and two devices rarely choose the same place.
import { assert, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { itemFields } from '#shared/schemas/grocery-list.ts'
import { appendPositions, movePositions } from './positions.ts'

function positioned(positions: readonly string[]) {
  return positions.map((pos, at) => ({ id: `${at}`, pos }))
}

describe('positions', () => {
  it('of new items come after all others, in their order', () => {
    const first = appendPositions([], 3)
    const all = [...first, ...appendPositions(positioned(first), 3)]
    expect(all.toSorted()).toEqual(all)
    expect(new Set(all).size).toBe(6)
  })

  it('of new items are taken by the server, whatever a caller has chosen for those that are there', () => {
    for (const chosen of ['z'.repeat(64), `y${'z'.repeat(25)}`, 'zebra']) {
      const known = positioned(['a0', chosen])
      const made = appendPositions(known, 500)
      expect(made.toSorted()).toEqual(made)
      expect(made.every((pos) => pos > 'a0' && itemFields.shape.pos.safeParse(pos).success)).toBe(
        true,
      )
    }
  })

  it('let any item move anywhere, however often', () => {
    const move = fc.record({ from: fc.nat(5), index: fc.nat(5) })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 200, size: 'max' }), (moves) => {
        let items = positioned(appendPositions([], 6))
        for (const { from, index } of moves) {
          const id = items[from]?.id ?? ''
          const written = new Map(movePositions(items, { id, index }).map((w) => [w.id, w.pos]))
          items = items
            .map((item) => ({ id: item.id, pos: written.get(item.id) ?? item.pos }))
            .sort((a, b) => (a.pos < b.pos ? -1 : 1))
          assert.equal(items[index]?.id, id)
          for (const { pos } of items) assert.isTrue(itemFields.shape.pos.safeParse(pos).success)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are numbered anew where two items share one', () => {
    const items = positioned(['a0', 'a0', 'a0'])
    const written = movePositions(items, { id: '2', index: 1 })
    expect(written.map(({ id }) => id)).toEqual(['0', '2', '1'])
    expect(new Set(written.map(({ pos }) => pos)).size).toBe(3)
  })
})
