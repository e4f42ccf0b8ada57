import { Avatar } from '#ui/avatar.tsx'
import { CardLink } from '#ui/card.tsx'
import { ProgressRing } from '#ui/progress.tsx'
import type { ListSummary } from './list-index.data.ts'

let format: Intl.DateTimeFormat | undefined

/** Made when the first card is drawn: it takes the browser long, and other screens come in this file. */
function localTime(ms: number): string {
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })
  return format.format(ms)
}

/** A list on the index: name, when it last changed, how far the shopping is, its first items. */
export function CardOfList({ list }: { list: ListSummary }) {
  const { id, name, updatedAt, isOwner, authorName, done, total, preview } = list
  return (
    <CardLink
      to={`/groceries/${id}/edit`}
      className="list-card grid h-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 pt-4.5 pr-4 pb-4 pl-5"
    >
      <div>
        <h3 className="text-[1.3125rem]" dir="auto">
          {name}
        </h3>
        <p className="meta num">Last updated: {localTime(updatedAt)}</p>
      </div>
      {total > 0 && (
        <ProgressRing label="In the cart" value={done} max={total} size={total > 99 ? 60 : 52} />
      )}
      <p className="col-span-full mt-3 flex items-center gap-2 self-end border-t border-dashed pt-2.5 text-second text-muted">
        {!isOwner && <Avatar name={authorName} size="sm" />}
        <span className="truncate">{preview || 'Nothing on it yet'}</span>
      </p>
    </CardLink>
  )
}
