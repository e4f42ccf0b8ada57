import { useState } from 'react'
import { restoreDeleted } from '#exchange/offer-undo.ts'
import { timeInWords } from '#page/time-in-words.ts'
import { useMinute } from '#page/use-now.ts'
import { KEEP_DAYS } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import type { IconName } from '#ui/icon.tsx'
import { notify } from '#ui/notify.ts'
import { TileRow } from '#ui/tile-row.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { useDeleted, type Deleted } from './deleted.data.ts'

const FIRST_SHOWN = 5

/** Own lists, recipes and restaurants that were deleted, and the way back for 90 days. */
export function RecentlyDeleted() {
  const deleted = useDeleted()
  const [isWhole, showAll] = useState(false)
  if (deleted === undefined) return null
  const shown = isWhole ? deleted : deleted.slice(0, FIRST_SHOWN)
  const more = deleted.length - shown.length
  return (
    <section aria-labelledby="deleted">
      <SectionHeading id="deleted">Recently deleted</SectionHeading>
      <p className="-mt-1 mb-4 text-second text-muted">
        {deleted.length === 0
          ? `Nothing to restore. What you delete can be brought back for ${KEEP_DAYS} days.`
          : `For ${KEEP_DAYS} days you can bring back what you deleted, for everybody who shared it.`}
      </p>
      <ul hidden={deleted.length === 0}>
        {shown.map((thing) => (
          <DeletedRow key={thing.id} thing={thing} />
        ))}
      </ul>
      {more > 0 && (
        <Button look="quiet" size="small" onClick={() => showAll(true)}>
          {`Show ${more} more`}
        </Button>
      )}
    </section>
  )
}

const WORDS: Record<Deleted['kind'], { icon: IconName; name: string }> = {
  list: { icon: 'basket', name: 'Grocery list' },
  recipe: { icon: 'book', name: 'Recipe' },
  place: { icon: 'store', name: 'Restaurant' },
}

function DeletedRow({ thing }: { thing: Deleted }) {
  const now = useMinute()
  const { id, kind, title, deletedAt } = thing
  const { icon, name } = WORDS[kind]
  const restore = async () => {
    await restoreDeleted(kind, id)
    notify.success(`Restored “${title}”`)
  }
  return (
    <TileRow
      icon={icon}
      title={title}
      note={`${name}, deleted ${timeInWords(deletedAt, now)}`}
      end={
        <Button
          look="secondary"
          size="small"
          aria-label={`Restore ${title}`}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      }
    />
  )
}
