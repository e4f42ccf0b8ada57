/** The latest menu: per course the newest of own and shared recipes (product §2.menu.6). */
import { MENU_SIZE } from '#shared/limits.ts'
import { MENU_COURSES, type Course } from '#shared/recipe-words.ts'

export type LatestMenu<R> = Record<Course, R[]>

/** The menu of recipes that come newest first. */
export function latestMenu<R extends { course: Course }>(recipes: readonly R[]): LatestMenu<R> {
  const menu: LatestMenu<R> = { APPETIZER: [], SIDE_DISH: [], MAIN: [], DESSERT: [] }
  for (const recipe of recipes) {
    if (menu[recipe.course].length < MENU_SIZE) menu[recipe.course].push(recipe)
  }
  return menu
}

/** Whether no further recipe would find a place. */
export function isFull(menu: LatestMenu<unknown>): boolean {
  return MENU_COURSES.every((course) => menu[course].length === MENU_SIZE)
}

/** Whether there is nothing on it at all. */
export function isEmpty(menu: LatestMenu<unknown>): boolean {
  return MENU_COURSES.every((course) => menu[course].length === 0)
}
