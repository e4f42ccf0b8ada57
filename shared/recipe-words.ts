/** What a recipe can be, and the words for it (product §3, §2). */
export const DIETS = ['VEGAN', 'VEGETARIAN', 'MEAT'] as const
export const DIFFICULTIES = ['EASY', 'MEDIUM', 'DIFFICULT'] as const
export const COURSES = ['MAIN', 'DESSERT', 'APPETIZER', 'SIDE_DISH'] as const
/** The order of the sections on the menu (product §2). */
export const MENU_COURSES = ['APPETIZER', 'SIDE_DISH', 'MAIN', 'DESSERT'] as const

export type Diet = (typeof DIETS)[number]
export type Difficulty = (typeof DIFFICULTIES)[number]
export type Course = (typeof COURSES)[number]

/** A new recipe before anybody has chosen anything (product §5). */
export const RECIPE_DEFAULTS = { diet: 'VEGETARIAN', difficulty: 'EASY', course: 'MAIN' } as const

export const DIET_LABEL: Record<Diet, string> = {
  VEGAN: 'Vegan',
  VEGETARIAN: 'Vegetarian',
  MEAT: 'Meat',
}
export const DIFFICULTY_LABEL: Record<Difficulty, string> = {
  EASY: 'Easy',
  MEDIUM: 'Medium',
  DIFFICULT: 'Hard',
}
/** The course of one recipe. */
export const COURSE_LABEL: Record<Course, string> = {
  MAIN: 'Main',
  DESSERT: 'Dessert',
  APPETIZER: 'Appetizer',
  SIDE_DISH: 'Side dish',
}
/** The heading over the recipes of a course. */
export const COURSE_HEADING: Record<Course, string> = {
  MAIN: 'Main dishes',
  DESSERT: 'Desserts',
  APPETIZER: 'Appetizers',
  SIDE_DISH: 'Side dishes',
}
