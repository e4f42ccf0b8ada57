import { describe, expect, it } from 'vitest'
import { ingredientsOf, learnt, marksOf, type LeftOff } from './to-buy.ts'

const recipeOf = (title: string, ...texts: string[]) => ({
  id: title,
  title,
  ingredientSections: [{ ingredients: texts.map((text) => ({ text })) }],
})
const soup = { recipe: recipeOf('Soup', '2 onions', 'salt'), factor: 2 }
const cake = { recipe: recipeOf('Cake', '250 ml milk', '1 pinch of salt'), factor: 1 }

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

  it('is not what the list has already, in whatever amount', () => {
    const wanted = ingredientsOf([soup, cake])
    const marks = marksOf(wanted, { needed: ['2 l Milk', 'spring onions'], leftOff: {} })
    expect(marks).toEqual([null, null, 'listed', null])
  })

  it('is not what was left off twice in a row, until it is bought again', () => {
    const salt = { text: '1 tsp salt', mark: null }
    const off: LeftOff = learnt({}, [{ ...salt, isWanted: false }])
    const mark = (leftOff: LeftOff) => marksOf(ingredientsOf([soup]), { needed: [], leftOff })[1]
    expect(mark(off)).toBeNull()
    const twice = learnt(off, [{ ...salt, text: 'Salt', isWanted: false }])
    expect(mark(twice)).toBe('home')
    const thrice = learnt(twice, [{ ...salt, mark: 'home', isWanted: false }])
    expect(mark(learnt(thrice, [{ ...salt, mark: 'home', isWanted: true }]))).toBeNull()
  })

  it('is not learnt from what stayed off because it was on the list', () => {
    const choice = { text: 'salt', mark: 'listed', isWanted: false } as const
    expect(learnt({}, [choice, choice])).toEqual({})
    expect(learnt({ salt: 2 }, [choice])).toEqual({ salt: 2 })
  })
})
