import { useCallback } from 'react'
import { Redirect, useParams } from 'wouter'
import { useBusyScreen } from '#page/busy-screen.ts'
import { useFirstLoad } from '#exchange/first-load.data.ts'
import { FirstLoadNote } from '#exchange/first-load.tsx'
import { Page } from '#page/page.tsx'
import { useLocation } from '#page/router.tsx'
import { AppLink } from '#ui/app-link.tsx'
import { ICON_BUTTON } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { later } from '#ui/later.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { useGrowing } from '#ui/use-growing.ts'
import { categoryNames, groupItems, type ItemGroup } from './grouping.ts'
import {
  shopItems,
  useGroceryList,
  useIsGone,
  useLearntOrder,
  type GroceryListView,
  type ListItem,
} from './groceries.data.ts'
import { NothingYet } from './nothing-yet.tsx'
import { isRowChecked, rowPerItem, type ShownRow, type SummedRow } from './row-items.ts'
import type { Row } from './settle.ts'
import { ShoppingGroup } from './shopping-group.tsx'
import type { OnCheck } from './shopping-row.tsx'
import type { QuickAddProps } from './quick-add.tsx'
import type { ShoppingDoneProps } from './shopping-done.tsx'
import type { ShoppingFriendsProps } from './shopping-friends.tsx'
import { openParts, useParts, type Parts } from './use-parts.ts'
import { useSettledRows } from './use-settled-rows.ts'
import './shopping.css'

const SyncStatus = later<object>(() => import('#exchange/panels.ts').then((m) => m.SyncStatus))
const TimerLink = later<object>(() => import('#timers/timer-link.tsx').then((m) => m.TimerLink))

const ShoppingDone = later<ShoppingDoneProps>(() => openParts().then((m) => m.ShoppingDone), {
  drawn: true,
})
const ShoppingFriends = later<ShoppingFriendsProps>(
  () => openParts().then((m) => m.ShoppingFriends),
  { drawn: true },
)
const WakeSwitch = later<object>(() => openParts().then((m) => m.WakeSwitch), {
  drawn: true,
})
const QuickAdd = later<QuickAddProps>(() => openParts().then((m) => m.QuickAdd), {
  drawn: true,
})

/** /groceries/{listId}/shopping: big rows, nothing moves under the finger. */
export function ListShopping() {
  const { listId = '' } = useParams()
  const list = useGroceryList(listId)
  const learnt = useLearntOrder(listId)
  const load = useFirstLoad()
  useBusyScreen(true)
  const isRead = list !== undefined && (list !== null || load !== undefined)
  if (!isRead || learnt === undefined) return <Page title="Shopping">{null}</Page>
  if (list) return <Shopping key={list.id} list={list} learnt={learnt} />
  if (!load?.isComing) return <Gone listId={listId} />
  return (
    <Page title="Shopping">
      <FirstLoadNote load={load} isEmpty />
    </Page>
  )
}

/** Gone while somebody shops, or still on its way: said where the way elsewhere stands, until it comes. */
function Gone({ listId }: { listId: string }) {
  const { pathname } = useLocation()
  return useIsGone(listId) ? (
    <Redirect to={`/groceries/${listId}/edit`} state={pathname} replace />
  ) : (
    <Page title="Shopping">{null}</Page>
  )
}

/** More rows than a screen is high; those below are drawn once these can be seen. */
const DRAWN_FIRST = 24

type ShoppingProps = { list: GroceryListView; learnt: readonly string[] }

function Shopping({ list, learnt }: ShoppingProps) {
  const { rows, still, letGo } = useSettledRows(list)
  const load = useFirstLoad()
  // What has not arrived may still be needed.
  const isDone =
    load === null &&
    rows.every(({ inCart }) => inCart) &&
    // Where all is needed again it says so at once, though rows stay where they are for a while.
    rows.some(({ item }) => item.isChecked)
  const sumRows = useParts()?.sumRows
  const groups = groupRows(rows, still.categories, learnt).map(({ category, items }) => ({
    category,
    items: shownRows(items, still.isSummed ? sumRows : undefined),
  }))
  const columns = inTwoColumns(groups)
  const drawn = useGrowing(DRAWN_FIRST, rows.length)
  const check = useCallback<OnCheck>(
    (row, isChecked) => void shopItems(list.id, row, isChecked),
    [list.id],
  )
  return (
    <Page
      bleed
      title={`Shopping: ${list.name}`}
      header={
        <ShoppingTop
          list={list}
          rows={[...groups.flatMap(({ items }) => items), ...notShown(list.items, rows)]}
          isDone={isDone}
        />
      }
    >
      <div className="wrap pb-32.5">
        {load && <FirstLoadNote load={load} isEmpty={false} />}
        {load === null && list.items.length === 0 && <NothingYet />}
        <ShoppingDone list={list} isDone={isDone} onAll={letGo} />
        <div className="pb-10 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-7">
          {columns.map((groups, at) => (
            // The first and the second half of the walk.
            <div key={at} className="only:col-span-full">
              {groups.map(({ category, items }, place) => (
                <ShoppingGroup
                  key={category}
                  category={category}
                  rows={items}
                  drawn={drawn - rowsIn(groups.slice(0, place))}
                  onCheck={check}
                />
              ))}
            </div>
          ))}
        </div>
        <QuickAdd list={list} categories={categoryNames(list.items, list.categories, learnt)} />
      </div>
    </Page>
  )
}

/** Items that came while a finger was down: they have no row yet, but they count as needed. */
function notShown(items: readonly ListItem[], rows: readonly Row<ListItem>[]) {
  const shown = new Set(rows.map(({ item }) => item.id))
  return rowPerItem(items.filter(({ id }) => !shown.has(id)))
}

type TopProps = { list: GroceryListView; rows: readonly SummedRow<ListItem>[]; isDone: boolean }

function ShoppingTop({ list, rows, isDone }: TopProps) {
  const total = rows.length
  const done = rows.filter(isRowChecked).length
  return (
    <header className="shopping-top sticky top-0 z-10 border-b bg-bg pt-[env(safe-area-inset-top)]">
      <div className="mode-bar">
        <AppLink to={`/groceries/${list.id}/edit`} className={ICON_BUTTON} aria-label="Back">
          <Icon name="back" />
        </AppLink>
        <h1 tabIndex={-1} dir="auto">
          {list.name}
        </h1>
        <span className="mode-bar-end">
          <TimerLink />
          <SyncStatus />
          <WakeSwitch />
        </span>
      </div>
      {total > 0 && (
        <div className="wrap grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 pb-3 print:hidden">
          <b className="num font-serif text-h3 leading-[1.2] font-medium">
            {done} of {total}
          </b>
          <ShoppingFriends items={list.items} isDone={isDone} />
          <div className="col-span-full">
            <ProgressBar label="In the cart" value={done} max={total} />
          </div>
        </div>
      )}
    </header>
  )
}

function groupRows(
  rows: readonly Row<ListItem>[],
  categories: readonly string[],
  learnt: readonly string[],
) {
  const named = rows.map((row) => ({ ...row, category: row.item.category }))
  return groupItems(named, categories, learnt).filter(({ items }) => items.length > 0)
}

/** The rows as they are drawn. An item in the cart never shares a row with what is still needed. */
function shownRows(
  rows: readonly Row<ListItem>[],
  sumRows: Parts['sumRows'] | undefined,
): ShownRow<ListItem>[] {
  const items = rows.map(({ item }) => item)
  const bought = new Set(rows.filter(({ inCart }) => inCart).map(({ item }) => item.id))
  const isApart = ({ id }: ListItem) => bought.has(id)
  const summed = sumRows ? sumRows(items, { isApart }) : rowPerItem(items)
  return summed.map((row) => ({ ...row, inCart: isApart(row.items[0]) }))
}

type RowGroup = ItemGroup<ShownRow<ListItem>>

function rowsIn(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0)
}

/** A heading is about as high as this many rows. */
const HEAD_ROWS = 1.2

/**
 * Two columns for wide screens, cut where they are about equal. Ticks do not count: a category that
 * changed its column would move under the eye.
 */
function inTwoColumns(groups: readonly RowGroup[]): RowGroup[][] {
  const heights = groups.map(({ items }) => items.length + HEAD_ROWS)
  const half = heights.reduce((sum, height) => sum + height, 0) / 2
  let sum = 0
  const cut = heights.findIndex((height) => {
    sum += height
    return sum - height / 2 > half
  })
  return cut <= 0 ? [[...groups]] : [groups.slice(0, cut), groups.slice(cut)]
}
