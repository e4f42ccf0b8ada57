import { switchWorkOffline, syncNow } from '#exchange/sync-actions.data.ts'
import { useSyncView } from '#exchange/sync.data.ts'
import { timeInWords } from '#page/time-in-words.ts'
import { useMinute } from '#page/use-now.ts'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Switch } from '#ui/switch.tsx'
import { syncSentence } from '#ui/sync-chip.tsx'

/** How this device and the server stand, and the switch that keeps them apart. */
export function DeviceSection() {
  const { state, lastPull, workOffline } = useSyncView()
  const now = useMinute()
  return (
    <section aria-labelledby="this-device">
      <SectionHeading id="this-device">This device</SectionHeading>
      <Switch
        label="Work offline"
        checked={workOffline}
        aria-describedby="work-offline-note"
        onChange={(event) => switchWorkOffline(event.target.checked)}
      />
      <p id="work-offline-note" className="meta">
        Nothing is sent or fetched until you switch it off. You can go on as usual.
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-2.5">
        <span className="meta">
          {(state.kind === 'synced' || state.kind === 'overruled') && lastPull > 0
            ? `Up to date, ${timeInWords(lastPull, now)}`
            : syncSentence(state)}
        </span>
        {!workOffline && (
          <Button look="soft" size="small" icon="refresh" onClick={syncNow}>
            Sync now
          </Button>
        )}
      </div>
    </section>
  )
}
