// Who uses the demonstration. The addresses can receive no mail, and the passwords are known to
// everybody: scripts/demo.mjs therefore listens on this machine alone.
import { annaMains } from './anna-mains.ts'
import { annaOtherDishes } from './anna-other-dishes.ts'
import type { Member } from './kinds.ts'
import { annaLists, noraLists } from './lists.ts'
import { noraDesserts } from './nora-desserts.ts'
import { noraMains } from './nora-mains.ts'
import { noraSmallDishes } from './nora-small-dishes.ts'
import { annaPlaces, noraPlaces } from './places.ts'

/** Cooks, and shares everything but the right to edit her recipes with Anna. */
export const nora: Member = {
  displayName: 'Nora Lindqvist',
  email: 'nora@nomnom.example',
  password: 'brown-butter-and-sage',
  recipes: [...noraMains, ...noraSmallDishes, ...noraDesserts],
  places: noraPlaces,
  lists: noraLists,
}

/** Nora's friend, who shares everything with her. */
export const anna: Member = {
  displayName: 'Anna Weber',
  email: 'anna@nomnom.example',
  password: 'onions-take-their-time',
  recipes: [...annaMains, ...annaOtherDishes],
  places: annaPlaces,
  lists: annaLists,
}

/** Has asked Nora to be friends, and has nothing yet. */
export const mei: Member = {
  displayName: 'Mei Chen',
  email: 'mei@nomnom.example',
  password: 'noodles-before-midnight',
  recipes: [],
  places: [],
  lists: [],
}
