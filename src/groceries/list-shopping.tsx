import { useParams } from 'react-router-dom'
import { useBusyScreen } from '#app/busy-screen.ts'
import { Page } from '#app/page.tsx'
import { SyncChip } from '#app/sync-chip-later.ts'
import { Plate } from '#ui/art/plate.tsx'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { notify } from '#ui/notify.ts'
import { ProgressBar } from '#ui/progress.tsx'
import { CategoryMark } from './category-mark.tsx'
import { categoryNames, groupItems } from './grouping.ts'
import {
  addItems,
  checkItem,
  countItems,
  removeItems,
  useGroceryList,
  type GroceryListView,
  type ListItem,
} from './groceries.data.ts'
import { ListMissing } from './list-missing.tsx'
import { QuickAdd } from './quick-add.tsx'
import { ShoppingRow } from './shopping-row.tsx'
import './groceries.css'

/** /groceries/{listId}/shopping: big rows, nothing moves under the finger. */
export function ListShopping() {
  const { listId = '' } = useParams()
  const list = useGroceryList(listId)
  useBusyScreen(true)
  if (list === undefined) return <Page title="Shopping">{null}</Page>
  return list === null ? <ListMissing /> : <Shopping list={list} />
}

function Shopping({ list }: { list: GroceryListView }) {
  const done = list.items.filter((item) => item.isChecked).length
  const total = list.items.length
  const categories = categoryNames(list.items, list.categories)
  return (
    <Page bleed title={`Shopping: ${list.name}`} header={<ShoppingTop list={list} done={done} />}>
      <div className="wrap shopping">
        {total === 0 && (
          <p className="category-empty muted">
            Nothing on this list yet. Add your first item below.
          </p>
        )}
        {total > 0 && done === total && <AllDone list={list} />}
        <div className="category-columns">
          {groupItems(list.items, list.categories).map(({ category, items }) => (
            <ShoppingGroup key={category} list={list} category={category} items={items} />
          ))}
        </div>
        <QuickAdd
          categories={categories}
          onAdd={(texts, category) => void addItems(list, texts, category)}
        />
      </div>
    </Page>
  )
}

function ShoppingTop({ list, done }: { list: GroceryListView; done: number }) {
  const total = list.items.length
  return (
    <div className="shopping-top">
      <header className="mode-bar">
        <AppLink to={`/groceries/${list.id}/edit`} className="icon-button" aria-label="Back">
          <Icon name="back" />
        </AppLink>
        <h1>{list.name}</h1>
        <SyncChip />
      </header>
      <div className="shopping-progress">
        <b className="num">
          {done} of {total}
        </b>
        <ProgressBar label="In the cart" value={done} max={total} />
      </div>
    </div>
  )
}

type GroupProps = { list: GroceryListView; category: string; items: ListItem[] }

function ShoppingGroup({ list, category, items }: GroupProps) {
  if (items.length === 0) return null
  const done = items.filter((item) => item.isChecked).length
  return (
    <section className="category" aria-label={category}>
      <div className="category-head">
        <CategoryMark category={category} />
        <h2>{category}</h2>
        <span className="meta num">
          {done} of {items.length}
        </span>
      </div>
      <ul className="shopping-rows">
        {items.map((item) => (
          <ShoppingRow
            key={item.id}
            item={item}
            people={list.people}
            onCheck={(isChecked) => void checkItem(list.id, item.id, isChecked)}
          />
        ))}
      </ul>
    </section>
  )
}

function AllDone({ list }: { list: GroceryListView }) {
  const clear = async () => {
    const undo = await removeItems(list.id, list.items)
    notify.undo(`Removed ${countItems(list.items.length)}`, () => void undo())
  }
  return (
    <div className="shopping-done">
      <Plate id={list.id} kind="crumbs" />
      <h2>All done</h2>
      <p className="muted">Everything on {list.name} is in the cart.</p>
      <Button onClick={() => void clear()}>Clear checked</Button>
    </div>
  )
}
