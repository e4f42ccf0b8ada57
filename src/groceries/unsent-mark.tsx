import { useNow } from '#page/use-now.ts'
import { Icon } from '#ui/icon.tsx'
import { UNSENT_MARK_MS } from './groceries.data.ts'

/** On a row whose change waits, once it waits longer than usual; `since` is Unix ms. */
export function UnsentMark({ since }: { since: number }) {
  const isEarly = (now: number) => now < since + UNSENT_MARK_MS
  const now = useNow((time) => (isEarly(time) ? since + UNSENT_MARK_MS - time : null))
  if (isEarly(now)) return null
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
