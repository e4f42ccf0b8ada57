import { expect, it } from 'vitest'
import type { Course } from '#shared/recipe-words.ts'
import { firstOf, groupByCourse } from './grouping.ts'

function recipes(...courses: Course[]) {
  return courses.map((course, at) => ({ course, title: `${course} ${at}` }))
}

it('[2.recipes.2] recipes stand under their course, the courses in the order of their keys', () => {
  const groups = groupByCourse(recipes('SIDE_DISH', 'MAIN', 'DESSERT', 'MAIN', 'APPETIZER'))
  expect(groups.map((group) => [group.course, group.recipes.map(({ title }) => title)])).toEqual([
    ['APPETIZER', ['APPETIZER 4']],
    ['DESSERT', ['DESSERT 2']],
    ['MAIN', ['MAIN 1', 'MAIN 3']],
    ['SIDE_DISH', ['SIDE_DISH 0']],
  ])
})

it('a course without recipes has no group', () => {
  expect(groupByCourse([])).toEqual([])
})

it('the first recipes are those at the top of the page, across courses', () => {
  const groups = groupByCourse(recipes('MAIN', 'DESSERT', 'MAIN', 'SIDE_DISH'))
  const sizes = (count: number) =>
    firstOf(groups, count).map(({ course, recipes }) => [course, recipes.length])
  expect(sizes(2)).toEqual([
    ['DESSERT', 1],
    ['MAIN', 1],
  ])
  expect(sizes(3)).toEqual([
    ['DESSERT', 1],
    ['MAIN', 2],
  ])
  expect(sizes(9)).toEqual([
    ['DESSERT', 1],
    ['MAIN', 2],
    ['SIDE_DISH', 1],
  ])
})
