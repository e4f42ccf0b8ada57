// The reader of recipes: what stands beside the parts of a recipe is none of it, and steps like it are.
import { expect, test } from 'vitest'
import { flatRows } from '#shared/recipe-reader/draft.ts'
import { readRecipes } from '#shared/recipe-reader/read-recipes.ts'
import { documentOf } from '../scripts/html-document.mjs'
import {
  BEHIND,
  BETWEEN,
  pagesWith,
  ROWS,
  STEPS,
  TITLE,
  TOLD,
  UNSEEN,
} from './recipe-reader/corpus/beside.ts'

/** The ways in which one of the pages is not read wholly right. */
function wrong(line: string, parts: Parameters<typeof pagesWith>[0], steps = TOLD): string[] {
  return pagesWith(parts).flatMap(([way, source]) => {
    const [draft] = readRecipes(source, { documentOf })
    const read = [draft?.title, flatRows(draft?.ingredients ?? []), flatRows(draft?.steps ?? [])]
    return JSON.stringify(read) === JSON.stringify([TITLE, ROWS, steps]) ? [] : [`${line}: ${way}`]
  })
}

test('lines behind the steps are none', () => {
  expect(BEHIND.flatMap((line) => wrong(line, { behind: `<p>${line}</p>` }))).toEqual([])
})

test('lines between the list and the steps are none of both', () => {
  expect(BETWEEN.flatMap((line) => wrong(line, { between: `<p>${line}</p>` }))).toEqual([])
})

test('steps that are written like such lines are kept, at the end and before another', () => {
  const [first = '', second = '', third = ''] = TOLD
  const lost = STEPS.flatMap((line) => {
    const orders = [
      [first, second, line],
      [first, line, third],
    ]
    return orders.flatMap((steps) => wrong(line, { steps }, steps))
  })
  expect(lost).toEqual([])
})

// Written after every rule and read once: 69 of 280 pages had such a line as a step,
// and 54 since frames count.
test('lines that were written last, in other languages, are known as well as at first sight', () => {
  const taken = UNSEEN.flatMap((line) => wrong(line, { behind: `<p>${line}</p>` }))
  expect(UNSEEN).toHaveLength(40)
  expect(taken.length).toBeLessThanOrEqual(54)
})
