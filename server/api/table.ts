// Every call of product §7, in its order. Routes, the sync endpoint, the description at
// /api/openapi.json and the tests of rights are all made from this table.
import { groceryListCalls } from './grocerylists.ts'
import { listItemCalls } from './list-items.ts'
import { placeCalls } from './places.ts'
import { recipeCalls } from './recipes.ts'
import { userCalls } from './users.ts'
import type { ApiCall } from './calls.ts'

export const API_CALLS: readonly ApiCall[] = [
  ...userCalls,
  ...recipeCalls,
  ...placeCalls,
  ...groceryListCalls,
  ...listItemCalls,
]
