import { useState } from 'react'
import { FirstLoadNote } from '#exchange/first-load.tsx'
import { Page, PageTitle } from '#page/page.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useReading } from '#ui/idle.ts'
import { later } from '#ui/later.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { LatestListProps } from './latest-list.tsx'
import { useListSummaries, type ListSummary } from './list-index.data.ts'
import { openParts } from './use-parts.ts'
import { CardOfList } from './list-card.tsx'

const NewListDialog = later<{ open: boolean; onClose: () => void }>(() =>
  openParts().then((m) => m.NewListDialog),
)

const LatestList = later<LatestListProps>(() => openParts().then((m) => m.LatestList), {
  drawn: true,
})

/** /groceries: own lists, and below them those that friends share. */
export function ListIndex() {
  const [isCreating, setCreating] = useState(false)
  const lists = useListSummaries()
  useReading(!lists)
  const create = () => setCreating(true)
  return (
    <Page title="Grocery Lists" illustration="wheat">
      <PageTitle
        title="Grocery Lists"
        action={
          <Button size="small" icon="plus" onClick={create} data-shortcut="n">
            Create New list
          </Button>
        }
      />
      {lists?.load && (
        <FirstLoadNote load={lists.load} isEmpty={lists.own.length + lists.shared.length === 0} />
      )}
      {lists && lists.load === null && lists.own.length + lists.shared.length === 0 && (
        <EmptyState
          picture={<Plate id="empty-lists" kind="crumbs" />}
          title="No grocery lists yet. Create your first one!"
        />
      )}
      {lists && lists.own.length > 0 && (
        <section aria-labelledby="own-lists">
          <h2 className="sr-only" id="own-lists">
            Your lists
          </h2>
          <Cards lists={lists.own} />
        </section>
      )}
      {lists && lists.shared.length > 0 && (
        <section aria-labelledby="shared-lists">
          <SectionHeading id="shared-lists">Shared Grocery Lists</SectionHeading>
          <Cards lists={lists.shared} />
        </section>
      )}
      {lists && location.search === '?latest' && <LatestList {...lists} />}
      <NewListDialog open={isCreating} onClose={() => setCreating(false)} />
    </Page>
  )
}

function Cards({ lists }: { lists: ListSummary[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {lists.map((list) => (
        <li key={list.id}>
          <CardOfList list={list} />
        </li>
      ))}
    </ul>
  )
}
