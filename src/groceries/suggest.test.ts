import { describe, expect, it } from 'vitest'
import {
  collectPast,
  findCovering,
  findListed,
  itemKey,
  regularsOf,
  suggest,
  withOffers,
} from './suggest.ts'

const past = collectPast([
  { text: '2 l whole milk', category: 'Dairy & Eggs', at: 5 },
  { text: 'Milk', category: 'Dairy & Eggs', at: 9 },
  { text: '1 l milk', category: null, at: 7 },
  { text: 'Millet', category: 'Pantry', at: 8 },
  { text: 'Coconut milk', category: 'Pantry', at: 1 },
  { text: 'Candles', category: 'Other', at: 3 },
])
const texts = (typed: string, items: Parameters<typeof suggest>[1]['items'] = []) =>
  suggest(typed, { past, items }).map((found) => `${found.kind}: ${found.text}`)

it('amounts, case, accents and a plural make no other item', () => {
  expect(itemKey('2 kg Potatoes')).toBe(itemKey('potatoes'))
  expect(itemKey('Lemons')).toBe(itemKey('4 lemons, unwaxed').replace(' unwaxed', ''))
  expect(itemKey('Crème fraîche')).toBe('creme fraiche')
  expect(itemKey('  ')).toBe('')
})

it('[2.list.8] past items come with their category, what was bought most often first', () => {
  expect(suggest('mil', { past, items: [] })).toEqual([
    { kind: 'add', text: 'Milk', category: 'Dairy & Eggs' },
    { kind: 'add', text: 'Millet', category: 'Pantry' },
    { kind: 'add', text: 'whole milk', category: 'Dairy & Eggs' },
    { kind: 'add', text: 'Coconut milk', category: 'Pantry' },
  ])
  expect(suggest('cand', { past, items: [] })).toEqual([
    { kind: 'add', text: 'Candles', category: null },
  ])
})

it('an amount that was typed stays in front of what is offered', () => {
  expect(texts('3 l mil')[0]).toBe('add: 3 l Milk')
})

it('[2.list.8] [2.list.18] what a recipe asked for is offered by its name, once', () => {
  const cooked = [
    { text: '250 g spelt flour', category: 'Bakery', at: 1 },
    { text: '120 ml oat cream', category: null, at: 1 },
    { text: 'Rye flour, 1 kg', category: null, at: 2 },
    { text: '3 Leeks', category: null, at: 3 },
  ]
  const again = cooked.map((item) => ({ ...item, text: item.text.replace('250', '700'), at: 9 }))
  const bought = collectPast([...cooked, ...again])
  const offered = (typed: string) =>
    suggest(typed, { past: withOffers(bought, ['flour', 'leek']), items: [] }).map(
      ({ text }) => text,
    )
  expect(offered('flo')).toEqual(['spelt flour', 'Rye flour', 'flour'])
  expect(offered('lee')).toEqual(['Leeks'])
  expect(offered('500 g spel')).toEqual(['500 g spelt flour'])
  expect(offered('')).toEqual(['spelt flour', 'oat cream', 'Rye flour', 'Leeks'])
  expect(regularsOf(bought, 4).map(({ text }) => text)).toEqual(offered(''))
})

it('nothing typed: what was needed last, without what is on the list', () => {
  expect(texts('', [{ id: '1', text: 'Millet', isChecked: false }])).toEqual([
    'add: Milk',
    'add: whole milk',
    'add: Candles',
    'add: Coconut milk',
  ])
})

it('[2.list.8] what is on the list says so, what is in the cart can be put back', () => {
  const items = [
    { id: '1', text: '2 l milk', isChecked: true },
    { id: '2', text: 'Millet', isChecked: false },
  ]
  expect(suggest('milk', { past, items })[0]).toEqual({
    kind: 'put-back',
    itemId: '1',
    text: '2 l milk',
  })
  expect(suggest('MILLET', { past, items })[0]).toEqual({
    kind: 'listed',
    itemId: '2',
    text: 'Millet',
  })
  expect(findListed(items, 'bread')).toBeUndefined()
  expect(findListed([...items, { id: '3', text: 'Milk', isChecked: false }], 'milk')?.id).toBe('3')
})

it('[2.list.8] what is needed is not offered to be put back because the cart has it, too', () => {
  const needed = { id: 'needed', text: 'Oat milk', isChecked: false }
  const items = [needed, { ...needed, id: 'bought', isChecked: true }, { ...needed, id: 'more' }]
  const drinks = collectPast([{ text: 'Oat milk', category: null, at: 1 }])
  const listed = [{ kind: 'listed', itemId: 'needed', text: 'Oat milk' }]
  for (const typed of ['oat', 'oat milk']) {
    expect(suggest(typed, { past: drinks, items })).toEqual(listed)
  }
})

it('[2.list.8] a row of several items is said once', () => {
  const items = ['3 onions', '1 onion, finely chopped'].map((text) => {
    return { id: text, text, isChecked: false }
  })
  const past = collectPast(items.map(({ text }, at) => ({ text, category: null, at })))
  for (const typed of ['on', 'onion']) {
    expect(suggest(typed, { past, items }).map(({ kind }) => kind)).toEqual(['listed'])
  }
})

it('[2.list.11] the shelf of tins says nothing about what else has their name', () => {
  const past = (...texts: string[]) =>
    collectPast(texts.map((text, at) => ({ text, category: 'Pantry', at })))
  expect(past('2 tins tomatoes', '1 tin tomatoes')).toMatchObject([
    { text: 'tomatoes', category: null, times: 2 },
  ])
  expect(past('tomatoes', '1 tin tomatoes', '500 g flour')).toMatchObject([
    { text: 'tomatoes', category: 'Pantry' },
    { text: 'flour', category: 'Pantry' },
  ])
})

it('[2.list.8] words that the list has, in whatever number, add nothing; an amount does', () => {
  const items = ['2 l milk', 'Tomaten', 'oat milk'].map((text) => {
    return { id: text, text, isChecked: false }
  })
  const covering = (typed: string) => findCovering(items, typed)?.id
  expect(['Milk', 'tomate', ' OAT MILK '].map(covering)).toEqual([
    '2 l milk',
    'Tomaten',
    'oat milk',
  ])
  expect(['1 l milk', '3 Tomaten', 'soy milk', ''].map(covering)).toEqual(Array(4).fill(undefined))
  const bought = items.map((item) => ({ ...item, isChecked: true }))
  expect(findCovering(bought, 'milk')).toBeUndefined()
  const german = collectPast([{ text: 'Tomate', category: null, at: 1 }])
  const listed = { kind: 'listed', itemId: 'Tomaten', text: 'Tomaten' }
  expect(suggest('toma', { past: german, items })).toEqual([listed])
})

describe('[2.list.8] what may be wanted', () => {
  const DAY = 24 * 60 * 60 * 1000
  const at = (day: number, list: string, ...texts: string[]) =>
    texts.map((text) => ({ text, category: null, at: day * DAY, list }))
  const offered = (typed: string, days: ReturnType<typeof at>, items: string[] = []) => {
    const listed = items.map((text) => ({ id: text, text, isChecked: false }))
    const found = suggest(typed, { past: collectPast(days), items: listed, now: 400 * DAY })
    return found.map(({ text }) => text)
  }

  it('lately counts more than long ago', () => {
    const old = [1, 2].flatMap((day) => at(day, `old ${day}`, 'tea'))
    const late = [395, 399].flatMap((day) => at(day, `late ${day}`, 'tempeh'))
    expect(offered('te', [...old, ...late])).toEqual(['tempeh', 'tea'])
  })

  it('what was bought with what is on the list comes first', () => {
    const days = [
      ...at(1, 'a', 'pasta', 'pesto'),
      ...at(2, 'b', 'pasta', 'pesto'),
      ...[3, 4].flatMap((day) => at(day, `c${day}`, 'peaches')),
    ]
    expect(offered('pe', days)[0]).toBe('peaches')
    expect(offered('pe', days, ['500 g pasta'])[0]).toBe('pesto')
  })

  it('what one has had comes before what everybody buys, in the order of that', () => {
    const had = collectPast(at(1, 'a', 'Coconut milk', 'Milk'))
    const past = withOffers(had, ['milk', 'Milk chocolate', 'millet', 'almond milk'])
    expect(suggest('mil', { past, items: [] }).map(({ text }) => text)).toEqual([
      'Milk',
      'Coconut milk',
      'Milk chocolate',
      'millet',
    ])
    // Nothing typed: nobody's catalogue.
    expect(suggest('', { past, items: [] })).toHaveLength(2)
  })

  it('[2.list.18] regulars are what was bought more than once, the most often first', () => {
    const past = collectPast([
      ...[1, 2, 3].flatMap((day) => at(day, `a${day}`, 'milk')),
      ...[1, 2].flatMap((day) => at(day, `a${day}`, 'bread')),
      ...at(3, 'a3', 'candles'),
    ])
    expect(regularsOf(past, 8).map(({ text }) => text)).toEqual(['milk', 'bread'])
    expect(regularsOf(past, 1)).toHaveLength(1)
  })
})
