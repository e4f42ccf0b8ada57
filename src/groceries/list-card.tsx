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
export function ListCard({ list }: { list: ListSummary }) {
  const { id, name, updatedAt, isOwner, authorName, done, total, preview } = list
  return (
    <CardLink to={`/groceries/${id}/edit`} className="list-card">
      <div className="list-card-name">
        <h3>{name}</h3>
        <p className="meta num">Last updated: {localTime(updatedAt)}</p>
      </div>
      <ProgressRing label="In the cart" value={done} max={total} />
      <p className="list-card-preview">
        {!isOwner && <Avatar name={authorName} size="sm" />}
        <span>{preview || 'Nothing on it yet'}</span>
      </p>
    </CardLink>
  )
}
