import { expect, it } from 'vitest'
import { COURSES, type Course } from '#shared/recipe-words.ts'
import { isEmpty, isFull, latestMenu } from './latest-menu.ts'

function recipes(course: Course, count: number) {
  return Array.from({ length: count }, (_, at) => ({ course, title: `${course} ${at}` }))
}

it('[2.menu.6] each course holds its 6 newest recipes', () => {
  const menu = latestMenu([...recipes('MAIN', 8), ...recipes('DESSERT', 2)])
  expect(menu.MAIN.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4, 5].map((at) => `MAIN ${at}`))
  expect(menu.DESSERT).toHaveLength(2)
  expect(menu.APPETIZER).toEqual([])
})

it('[4.menu.1] a menu is empty while no course has a recipe, and full when each has six', () => {
  expect(isEmpty(latestMenu([]))).toBe(true)
  expect(isEmpty(latestMenu(recipes('DESSERT', 1)))).toBe(false)
  const full = latestMenu(COURSES.flatMap((course) => recipes(course, 6)))
  expect(isFull(full)).toBe(true)
  expect(isFull({ ...full, MAIN: full.MAIN.slice(1) })).toBe(false)
})
