/** Recipes under their courses (product §2.recipes). */
import type { Course } from '#shared/recipe-words.ts'

type CourseGroup<R> = { course: Course; recipes: R[] }

/** Groups recipes by course, the groups in the order of the courses' keys; recipes keep theirs. */
export function groupByCourse<R extends { course: Course }>(
  recipes: readonly R[],
): CourseGroup<R>[] {
  const groups = new Map<Course, R[]>()
  for (const recipe of recipes) {
    const group = groups.get(recipe.course)
    if (group) group.push(recipe)
    else groups.set(recipe.course, [recipe])
  }
  return [...groups]
    .map(([course, members]) => ({ course, recipes: members }))
    .sort((a, b) => (a.course < b.course ? -1 : 1))
}

/** The first `count` recipes over all groups, for a first paint that does not draw thousands. */
export function firstOf<R>(groups: readonly CourseGroup<R>[], count: number): CourseGroup<R>[] {
  const first: CourseGroup<R>[] = []
  let left = count
  for (const { course, recipes } of groups) {
    if (left <= 0) break
    first.push({ course, recipes: recipes.slice(0, left) })
    left -= recipes.length
  }
  return first
}
