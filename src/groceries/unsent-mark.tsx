import { useElapsed } from '#page/use-elapsed.ts'
import { Icon } from '#ui/icon.tsx'
import { UNSENT_MARK_MS } from './groceries.data.ts'

/** On a row whose change waits, once it waits longer than usual; `since` is Unix ms. */
export function UnsentMark({ since }: { since: number }) {
  const isUnsent = useElapsed(since, UNSENT_MARK_MS)
  if (!isUnsent) return null
  return (
    <span
      className="inline-flex px-1 text-warn print:hidden"
      role="img"
      aria-label="Not sent yet"
      title="Not sent yet"
    >
      <Icon name="cloud-up" size={18} />
    </span>
  )
}
