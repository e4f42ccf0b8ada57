import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Props = {
  icon: IconName
  title: string
  /** In small type under it. */
  note: ReactNode
  /** At the right: a sign or a button. */
  end: ReactNode
}

/** A row of a list of things that have no card of their own. */
export function TileRow({ icon, title, note, end }: Props) {
  return (
    <li className="grid min-h-14 grid-cols-[40px_1fr_auto] items-center gap-3 border-t py-1.75">
      <span className="grid size-10 place-items-center rounded-control bg-chip text-muted">
        <Icon name={icon} size={20} />
      </span>
      <div>
        <b className="block leading-[1.35] font-strong wrap-anywhere">{title}</b>
        <span className="meta">{note}</span>
      </div>
      {end}
    </li>
  )
}
