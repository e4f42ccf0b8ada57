/** The categories that items are sorted into, in the order of a shop. */
export const CATEGORIES = [
  'Produce',
  'Bakery',
  'Dairy & Eggs',
  'Meat',
  'Fish',
  'Frozen',
  'Pantry',
  'Spices',
  'Snacks',
  'Drinks',
  'Household',
  'Personal care',
  'Baby',
  'Pet',
] as const

export type Category = (typeof CATEGORIES)[number]
