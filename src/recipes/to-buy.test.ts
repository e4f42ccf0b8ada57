import { describe, expect, it } from 'vitest'
import { ingredientsOf, isTaken, learnt, marksOf, type LeftOff, type Mark } from './to-buy.ts'

const recipeOf = (title: string, ...texts: string[]) => ({
  id: title,
  title,
  ingredientSections: [{ ingredients: texts.map((text) => ({ text })) }],
})
const soup = { recipe: recipeOf('Soup', '2 onions', 'salt'), factor: 2 }
const cake = { recipe: recipeOf('Cake', '250 ml milk', '1 pinch of salt'), factor: 1 }

/** '2 l Milk @Waffles' is an item that a recipe brought. */
function needs(...texts: string[]) {
  const items = texts.map((written, at) => {
    const [text = '', from = null] = written.split(' @')
    return { id: String(at), text, from }
  })
  return { items, isSummed: true }
}
const nothing = needs()
const home: Mark = { why: 'home' }

describe('[2.recipe-view.9] what of recipes has to be bought', () => {
  it('is all of several recipes, scaled, each with its origin', () => {
    const wanted = ingredientsOf([soup, cake]).map(({ from, text }) => `${text} (${from})`)
    expect(wanted).toEqual([
      '4 onions (Soup)',
      'salt (Soup)',
      '250 ml milk (Cake)',
      '1 pinch of salt (Cake)',
    ])
  })

  it('fits on a list, for however many people', () => {
    const longest = `1 cup ${'x'.repeat(494)}`
    const wanted = ingredientsOf([{ recipe: recipeOf('Soup', '2 leeks', longest), factor: 1.5 }])
    const [leeks, cups] = wanted.map(({ text }) => text)
    expect(leeks).toBe('3 leeks')
    expect(cups).toMatch(/^1½ cups x+…$/)
    expect(cups).toHaveLength(500)
  })

  const markOf = (wanted: string, needed: ReturnType<typeof needs>, leftOff: LeftOff = {}) => {
    const [mark = null] = marksOf(
      ingredientsOf([{ recipe: recipeOf('Cake', wanted), factor: 1 }]),
      {
        needed,
        leftOff,
      },
    )
    return mark
  }
  const adds = (has: string): Mark => ({ why: 'adds', has })
  const listed = (has: string): Mark => ({ why: 'listed', has })

  it.each([
    ['250 ml milk', needs('spring onions'), null],
    // From another recipe, or typed with an amount.
    ['250 ml milk', needs('2 l Milk'), adds('2 l')],
    ['250 ml milk', needs('2 l Milk', '1 l milk @Waffles'), adds('3 l')],
    ['2 tins tomatoes', needs('400 g tomatoes @Soup'), adds('400 g')],
    ['1 onion', needs('2-3 onions @Soup'), adds('2-3')],
    ['1 kg potatoes', needs('Potatoes 1-2 kg'), adds('1-2 kg')],
    // Words say that it is needed, however much.
    ['250 ml milk', needs('milk'), listed('')],
    ['250 ml milk', needs('milk', '2 l milk'), listed('2 l')],
    ['salt', needs('1 tsp salt @Soup'), listed('1 tsp')],
    ['salt', needs('salt @Soup'), listed('')],
    // A second tap.
    ['250 ml milk', needs('250 ml milk @Cake'), listed('250 ml')],
    ['250 ml milk', needs('2 l Milk @Waffles', '250 ml milk @Cake'), listed('2.25 l')],
    // Where nothing is added up, it would stand there twice.
    ['250 ml milk', { ...needs('2 l Milk'), isSummed: false }, listed('2 l')],
  ])('asked for %j and %j needed, it is %j', (wanted, needed, mark) => {
    expect(markOf(wanted, needed)).toEqual(mark)
    expect(isTaken(mark)).toBe(mark === null || mark.why === 'adds')
  })

  it('stays at home where it always is, unless the list needs it anyway', () => {
    const leftOff = { salt: 2 }
    expect(markOf('2 tsp salt', nothing, leftOff)).toEqual(home)
    expect(markOf('2 tsp salt', needs('1 tsp salt @Soup'), leftOff)).toEqual(home)
    expect(markOf('2 tsp salt', needs('salt'), leftOff)).toEqual(listed(''))
    expect(isTaken(home)).toBe(false)
  })

  it('is not what was left off twice in a row, until it is bought again', () => {
    const salt = { text: '1 tsp salt', mark: null }
    const off: LeftOff = learnt({}, [{ ...salt, isWanted: false }])
    const mark = (leftOff: LeftOff) =>
      marksOf(ingredientsOf([soup]), { needed: nothing, leftOff })[1]
    expect(mark(off)).toBeNull()
    const twice = learnt(off, [{ ...salt, text: 'Salt', isWanted: false }])
    expect(mark(twice)).toEqual(home)
    const thrice = learnt(twice, [{ ...salt, mark: home, isWanted: false }])
    expect(mark(learnt(thrice, [{ ...salt, mark: home, isWanted: true }]))).toBeNull()
  })

  it('was left off once where several recipes ask for it, and not where one of them gets it', () => {
    const salt = { text: '1 tsp salt', mark: null, isWanted: false }
    const more = { ...salt, text: 'Salt' }
    expect(learnt({}, [salt, more])).toEqual({ salt: 1 })
    expect(learnt({ salt: 1 }, [{ ...salt, isWanted: true }, more])).toEqual({})
  })

  it.each([listed(''), adds('1 tsp')])('is not learnt from what stayed off beside %j', (mark) => {
    const choice = { text: 'salt', mark, isWanted: false }
    expect(learnt({}, [choice, choice])).toEqual({})
    expect(learnt({ salt: 2 }, [choice])).toEqual({ salt: 2 })
    expect(learnt({ salt: 2 }, [{ ...choice, isWanted: true }])).toEqual({})
  })
})
