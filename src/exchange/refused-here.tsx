import { ParkedChanges } from './parked-changes.tsx'
import { usePendingChanges } from './sync-actions.data.ts'

type RefusedHereProps = { root: string }

/** What the server did not take of something that is out of reach: why, and what can be done about it. */
export function RefusedHere({ root }: RefusedHereProps) {
  const changes = usePendingChanges() ?? []
  const refused = changes.filter((change) => change.state === 'parked' && change.root === root)
  if (refused.length === 0) return null
  return (
    <div className="mx-auto max-w-[30rem]">
      <ParkedChanges changes={refused} />
    </div>
  )
}
