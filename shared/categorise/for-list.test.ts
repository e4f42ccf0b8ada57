import { describe, expect, it } from 'vitest'
import { categoriesFor, knownBy } from './for-list.ts'
import { openTo, sortingOf } from './open-to.ts'

const listOf = (names: (string | null)[], categories: string[] = []) => ({
  items: names.map((category) => ({ text: 'milk', category })),
  categories,
})

describe('[2.list.11] what a list makes of added items', () => {
  it('a new one, and one that is sorted into categories that nomnom knows, sorts all', () => {
    expect(sortingOf(listOf([]))).toBe('all')
    expect(sortingOf(listOf([null, 'Bakery']))).toBe('all')
    expect(sortingOf(listOf([null], ['Garden', 'Produce']))).toBe('all')
  })

  it('one with names of its own takes no others, one without any takes none', () => {
    expect(sortingOf(listOf([null, 'Other', 'Garden']))).toBe('own')
    expect(sortingOf(listOf([null], ['Garden']))).toBe('own')
    expect(sortingOf(listOf([null, 'Other', ' ']))).toBe('none')
  })

  it('one whose items nobody knows sorts what is added, one whose items are known stays without', async () => {
    const knowing = { locales: ['en'], taught: async () => new Map() }
    const without = (text: string) => ({ items: [{ text, category: null }], categories: [] })
    expect(await categoriesFor(without('xyzzy'), ['bananas'], knowing)).toEqual(['Produce'])
    expect(await categoriesFor(without('bread'), ['bananas'], knowing)).toEqual([null])
  })

  it('what one had before goes to the name that the list has for it, as what is new does', async () => {
    const list = { items: [{ text: 'rolls', category: 'bakery' }], categories: ['bakery'] }
    const taught = async () => new Map([['bread', 'Bakery']])
    expect(await categoriesFor(list, ['bread'], { locales: ['en'], taught })).toEqual(['bakery'])
  })

  it('a long one that nobody knows holds nobody up: few of its items are looked at, each in a turn of its own', async () => {
    let turns = 0
    const pause = async () => void (turns += 1)
    const knowing = { locales: ['en'], taught: async () => new Map(), pause }
    const items = Array.from({ length: 500 }, () => ({ text: 'xyzzy', category: null }))
    await categoriesFor({ items, categories: [] }, ['bananas'], knowing)
    expect(turns).toBe(21)
  })

  it('a category of another list comes along where it is ours and the list takes these, or one of the list', () => {
    const names = ['Garden', 'Cellar', 'Bakery', 'Attic', 'Other', null]
    const open = (...own: string[]) => names.filter(openTo(listOf(['Garden', ...own], ['Cellar'])))
    expect(open('Produce')).toEqual(['Garden', 'Cellar', 'Bakery'])
    // Of names of its own alone it takes no others.
    expect(open()).toEqual(['Garden', 'Cellar'])
  })

  it('words that had a category before have it in any amount', () => {
    const known = knownBy([{ text: '2 l milk', category: 'Fridge' }, ...listOf([null]).items])
    expect(known).toEqual(new Map([['milk', 'Fridge']]))
  })
})
