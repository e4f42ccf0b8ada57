import { describe, expect, it } from 'vitest'
import { textOfRow } from './row-items.ts'
import { isToldTwice, rowsOfList, saidOfList, sumRows } from './summed-rows.ts'

type Listed = { id: string; text: string; from: string | null; isChecked: boolean }

/** '[x] 2 l Milk @Béchamel' is a ticked item that a recipe brought. */
function items(...texts: string[]): Listed[] {
  return texts.map((written) => {
    const [text = '', from = null] = written.replace('[x] ', '').split(' @')
    return { id: text, text, from, isChecked: written.startsWith('[x] ') }
  })
}

const isApart = (item: Listed) => item.isChecked

function rowsOf(list: Listed[], edited?: Parameters<typeof sumRows>[1]['edited']) {
  return sumRows(list, { isApart, edited }).map((row) => {
    const words = row.sum ? `${textOfRow(row)} = ${row.sum.origin}` : textOfRow(row)
    return words.replaceAll('\u00a0', ' ')
  })
}

describe('[2.list.15] the rows of a list', () => {
  it('say the same thing once, with what each part is for, where its first part stands', () => {
    const list = items('Bread', '2 l Milk', '2 eggs', '250 ml milk @Béchamel', 'tea')
    expect(rowsOf(list)).toEqual([
      'Bread',
      'Milk 2.25 l = 2 l + 250 ml (Béchamel)',
      '2 eggs',
      'tea',
    ])
    const tins = items('2 tins tomatoes @Chili', '400 g tomatoes')
    expect(rowsOf(tins)).toEqual(['tomatoes 2 tins + 400 g = 2 tins (Chili) + 400 g'])
  })

  it('end no line between a number and its unit', () => {
    const [row] = sumRows(items('2 tins tomatoes @Chili', '½ l tomatoes'), { isApart })
    expect(row?.sum?.amount).toBe('2\u00a0tins + 0.5\u00a0l')
    expect(row?.sum?.origin).toBe('2\u00a0tins (Chili) + 0.5\u00a0l')
  })

  it('say what they are made of unless it is what they come to', () => {
    const told = (...texts: string[]) => {
      const [row] = sumRows(items(...texts), { isApart })
      return row?.sum && isToldTwice(row.sum)
    }
    expect(told('250 ml milk', '2 tins milk')).toBe(true)
    expect(told('250 ml milk @Béchamel', '2 tins milk')).toBe(false)
    expect(told('250 ml milk', '250 ml milk')).toBe(false)
  })

  it('keep what is ticked apart from what is needed', () => {
    const list = items('[x] 2 l milk', '250 ml milk', '[x] 1 l milk', '250 ml Milk')
    expect(rowsOf(list)).toEqual(['milk 3 l = 2 l + 1 l', 'milk 500 ml = 250 ml + 250 ml'])
  })

  it('name what is still needed of a row of which somebody else has ticked a part', () => {
    const list = items('[x] 2 l milk', '250 ml milk')
    const [row] = sumRows(list, { isApart: () => false })
    expect(row?.sum?.text).toBe('milk 250 ml')
    expect(row?.items).toEqual(list)
  })

  it('change nothing of the items', () => {
    const list = items('2 l milk', '1 l milk')
    const before = structuredClone(list)
    expect(sumRows(list, { isApart }).flatMap((row) => row.items)).toEqual(before)
  })
})

describe('[2.list.16] a row of which a text is being typed', () => {
  const typed = (text: string) =>
    items('2 l milk', '1 l milk').map((item) => {
      return item.id === '1 l milk' ? { ...item, text } : item
    })
  const edited = {
    id: '1 l milk',
    text: '1 l milk',
    isChecked: false,
    isAlone: false,
    rowKey: '2 l milk',
  }

  it('stays together until it is left, whatever becomes of the words', () => {
    expect(rowsOf(typed('1 l oat m'), edited)).toEqual(['milk 3 l = 2 l + 1 l'])
    expect(rowsOf(typed('1 l oat m'))).toEqual(['2 l milk', '1 l oat m'])
  })

  it('stays open when the other parts go', () => {
    expect(rowsOf(typed('1 l').slice(1), edited)).toEqual(['1 l milk = 1 l'])
  })

  it('is no other row when another part comes first, or the first one leaves it', () => {
    const keysOf = (list: Listed[]) =>
      sumRows(list, { isApart, edited }).map(({ key, items: parts }) => [key, parts.length])
    const both = items('2 l milk', '1 l milk')
    expect(keysOf(both)).toEqual([['2 l milk', 2]])
    expect(keysOf(both.toReversed())).toEqual([['2 l milk', 2]])
    const [first, second] = both.map((item, at) => ({ ...item, isChecked: at === 0 }))
    const [bought, kept] = sumRows([first, second] as Listed[], { isApart, edited })
    expect(kept?.key).toBe('2 l milk')
    expect(bought?.key).not.toBe(kept?.key)
  })

  it('joins no other row while it is typed into what stands there', () => {
    const list = items('2 l milk', 'mil')
    const alone = { id: 'mil', text: 'mil', isChecked: false, isAlone: true, rowKey: 'mil' }
    const later = list.map((item) => (item.id === 'mil' ? { ...item, text: 'milk' } : item))
    expect(rowsOf(later, alone)).toEqual(['2 l milk', 'milk'])
    expect(rowsOf(later)).toEqual(['milk 2 l = 2 l + milk'])
  })
})

describe('[2.list.20] the rows of a whole list', () => {
  const inCategories = (...pairs: [category: string | null, text: string][]) =>
    items(...pairs.map(([, text]) => text)).map((item, at) => {
      return { ...item, category: pairs[at]?.[0] ?? null }
    })
  const milk = inCategories(
    ['Dairy', '2 l milk'],
    [null, '1 l oat milk'],
    ['Dairy', '[x] 3 l milk'],
    ['Dairy', '250 ml milk'],
    ['Baby', '1 l milk'],
  )

  it('are those of its categories, with what is ticked apart', () => {
    expect(saidOfList({ items: milk, isSummed: true })).toEqual([
      { text: '1 l milk', isChecked: false },
      { text: 'milk 2.25 l', isChecked: false },
      { text: '3 l milk', isChecked: true },
      { text: '1 l oat milk', isChecked: false },
    ])
  })

  it('are found once for the same items, however many parts of a screen count them', () => {
    expect(rowsOfList({ items: milk, isSummed: true })).toBe(
      rowsOfList({ items: milk, isSummed: true }),
    )
  })

  it('are its items where nothing is added up', () => {
    expect(rowsOfList({ items: milk, isSummed: false })).toHaveLength(5)
  })
})
