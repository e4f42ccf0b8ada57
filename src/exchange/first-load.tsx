import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { FirstLoad } from './first-load.data.ts'

/** With fewer entries the load is over before anybody could read the number, so it is not shown. */
const MANY = 200

const STILL = 'mb-4 flex items-center gap-2.5 text-muted'

type FirstLoadNoteProps = {
  load: FirstLoad
  /** Nothing of what this screen shows is here yet. */
  isEmpty: boolean
}

/** What stands in place of "nothing here", or above what has arrived, until everything is here. */
export function FirstLoadNote({ load: { isComing, entries }, isEmpty }: FirstLoadNoteProps) {
  const count = entries < MANY ? '' : `${entries.toLocaleString('en')} entries so far`
  if (isComing && isEmpty) return <Loading more={count} />
  if (isComing) {
    return (
      <output className={STILL}>
        <Spinner />
        Loading... {count}
      </output>
    )
  }
  if (!isEmpty) return <p className={STILL}>Not everything has arrived on this device yet.</p>
  return (
    <EmptyState
      title="Nothing has arrived on this device yet"
      text="It comes as soon as nomnom can be reached. What you add meanwhile is kept."
    />
  )
}
