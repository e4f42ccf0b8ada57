/** What the menu reads from the mirror. */
import { useDeferredValue } from 'react'
import { useLiveQuery } from 'dexie-react-hooks'
import { currentDb } from '#exchange/mirror.ts'
import { readFirstLoad } from '#exchange/first-load.data.ts'
import { readRecipes, type RecipeView } from '#db/read-records.ts'
import { FIRST_RECIPES } from '../recipes/recipes.data.ts'
import { isEmpty, isFull, latestMenu, type LatestMenu } from './latest-menu.ts'

/** isArriving: there is nothing yet because the first load is still under way. */
export type MenuView = { menu: LatestMenu<RecipeView>; isEmpty: boolean; isArriving: boolean }

/** The latest menu; undefined while the mirror is being read. */
export function useMenu(): MenuView | undefined {
  const found = useLiveQuery(async () => {
    // At once: see readFirstLoad.
    const [load, menu] = await Promise.all([
      readFirstLoad(currentDb(), navigator.onLine),
      readMenu(),
    ])
    const nothing = isEmpty(menu)
    return { menu, isEmpty: nothing, isArriving: nothing && load?.isComing === true }
  })
  // Deferred, so that drawing many plates does not block a tap.
  return useDeferredValue(found)
}

/** Mostly the newest few hold all of it; only where they do not, everything is read. */
async function readMenu(): Promise<LatestMenu<RecipeView>> {
  const newest = await readRecipes(currentDb(), FIRST_RECIPES)
  const menu = latestMenu(newest)
  if (newest.length < FIRST_RECIPES || isFull(menu)) return menu
  return latestMenu(await readRecipes(currentDb()))
}
