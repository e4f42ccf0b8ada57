/** What the menu reads from the mirror. */
import { useState } from 'react'
import { currentDb } from '#exchange/mirror.ts'
import { readFirstLoad, useLoadedQuery, type FirstLoad } from '#exchange/first-load.data.ts'
import { readListCard, type RowsOf } from '#db/list-cards.ts'
import { rowsShown } from '#db/read-people.ts'
import { readRecipes, type RecipeView } from '#db/read-records.ts'
import { readListFields } from '#shared/read.ts'
import { useRowsOf } from '../groceries/list-index.data.ts'
import { readCooking, type Cooking } from '../recipes/cooking-now.data.ts'
import { FIRST_RECIPES } from '../recipes/recipes.data.ts'
import { isEmpty, isFull, latestMenu, type LatestMenu } from './latest-menu.ts'

/** A list that somebody has changed within a day and that is not all bought. isShopping: it is begun. */
type ListInUse = { id: string; name: string; left: number; isShopping: boolean }

/** What one was at: where the menu leads back to with one tap. */
type Continuing = { list: ListInUse | null; cooking: Cooking | null }

const IN_USE_MS = 24 * 60 * 60 * 1000

/** load: null once everything is here; until then an empty menu says nothing. */
export type MenuView = {
  menu: LatestMenu<RecipeView>
  isEmpty: boolean
  load: FirstLoad | null
  continuing: Continuing
}

/** The latest menu; undefined while the mirror is being read. */
export function useMenu(): MenuView | undefined {
  const [hasList, setHasList] = useState(false)
  const rowsOf = useRowsOf(hasList)
  const found = useLoadedQuery(async () => {
    // At once: see readFirstLoad.
    const [load, menu, list, cooking] = await Promise.all([
      readFirstLoad(currentDb(), navigator.onLine),
      readMenu(),
      readListInUse(rowsOf),
      readCooking(),
    ])
    return { load, menu, isEmpty: isEmpty(menu), continuing: { list, cooking } }
  }, rowsOf)
  if (found?.continuing.list && !hasList) setHasList(true)
  return found
}

/** Mostly the newest few hold all of it; only where they do not, everything is read. */
async function readMenu(): Promise<LatestMenu<RecipeView>> {
  const newest = await readRecipes(currentDb(), FIRST_RECIPES)
  const menu = latestMenu(newest)
  if (newest.length < FIRST_RECIPES || isFull(menu)) return menu
  return latestMenu(await readRecipes(currentDb()))
}

/** The list that was changed last, if there is something left to do. */
async function readListInUse(rowsOf: RowsOf | undefined): Promise<ListInUse | null> {
  const db = currentDb()
  const [row] = await rowsShown(db, 'list', 1)
  if (!row || db.clock() - row.updated > IN_USE_MS) return null
  const { done, total } = await readListCard(db, row, rowsOf)
  if (done === total) return null
  const { name } = readListFields(row.rec)
  return { id: row.id, name, left: total - done, isShopping: done > 0 }
}
