import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { TileRow } from '#ui/tile-row.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Switch } from '#ui/switch.tsx'
import { syncSentence } from '#ui/sync-chip.tsx'
import { useNotices } from './notices.data.ts'
import { NoticeCard } from './notice-card.tsx'
import { ParkedChanges, wordsOf } from './parked-changes.tsx'
import { isQuestion } from './refusal-texts.ts'
import { loginPath } from '#session/safe-redirect.ts'
import {
  switchWorkOffline,
  syncNow,
  usePendingChanges,
  type PendingChange,
} from './sync-actions.data.ts'
import type { SyncView } from './sync.data.ts'
import { timeInWords } from '#page/time-in-words.ts'
import { useMinute } from '#page/use-now.ts'

type SyncSheetProps = { open: boolean; onClose: () => void; view: SyncView }

/** What waits for the server and what it refused, in words, with what can be done about it. */
export function SyncSheet({ open, onClose, view }: SyncSheetProps) {
  const { state, upload, workOffline } = view
  const changes = usePendingChanges() ?? []
  const notices = useNotices() ?? []
  const now = useMinute()
  const waiting = changes.filter((change) => change.state === 'waiting')
  const parked = changes.filter((change) => change.state === 'parked')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={titleOf({ waiting, parked, notices })}
      text={textOf(state)}
      foot={
        <>
          <span className="meta">{lastSynced(view, now)}</span>
          <NextStep state={state} workOffline={workOffline} />
        </>
      }
    >
      {upload && (
        <div className="mb-3 grid gap-1.5">
          <ProgressBar label="Sent, in kB" value={upload.sent} max={upload.of} />
          <span className="meta">{`${upload.sent} of ${upload.of} kB sent`}</span>
        </div>
      )}
      {waiting.length > 0 && (
        <ul>
          {waiting.map((change) => (
            <WaitingChange key={change.mutationId} change={change} now={now} />
          ))}
        </ul>
      )}
      {[...new Set(parked.map(cardOf))].map((card) => (
        <ParkedChanges
          key={card}
          changes={parked.filter((change) => cardOf(change) === card)}
          onSettled={onClose}
        />
      ))}
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
      <Switch
        label="Work offline"
        checked={workOffline}
        onChange={(event) => switchWorkOffline(event.target.checked)}
      />
    </Sheet>
  )
}

/** 'Just now' would sound as if all were well: without a network the time of day is shown. */
function lastSynced({ state, lastPull }: SyncView, now: number): string {
  if (lastPull === 0) return 'Not synced yet'
  if (state.kind !== 'offline') return `Last synced ${timeInWords(lastPull, now)}`
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const isToday = new Date(lastPull).toDateString() === new Date(now).toDateString()
  const at = new Date(lastPull)
  return `Last synced at ${isToday ? at.toLocaleTimeString(undefined, time) : at.toLocaleString()}`
}

function NextStep({ state, workOffline }: Pick<SyncView, 'state' | 'workOffline'>) {
  if (state.kind === 'signed-out') {
    return (
      <ButtonLink to={loginPath(location.pathname)} look="soft" size="small" icon="lock">
        Sign In
      </ButtonLink>
    )
  }
  if (workOffline) return null
  return (
    <Button look="soft" size="small" icon="refresh" onClick={syncNow}>
      {state.kind === 'retrying' || state.kind === 'offline' ? 'Try now' : 'Sync now'}
    </Button>
  )
}

function WaitingChange({ change, now }: { change: PendingChange; now: number }) {
  return (
    <TileRow
      icon={iconOf(change)}
      title={wordsOf(change)}
      note={timeInWords(change.createdAt, now)}
      end={<Icon name="cloud-up" size={18} className="text-warn" />}
    />
  )
}

/**
 * A card shows what was refused of one list, recipe or the like. Its question is a card of its own: what
 * is answered there decides nothing about the rest.
 */
function cardOf(change: PendingChange): string {
  return isQuestion(change) ? change.mutationId : change.root
}

function iconOf({ kind }: PendingChange): IconName {
  if (kind.startsWith('recipe.')) return 'book'
  if (kind.startsWith('place.')) return 'store'
  if (kind === 'notice.dismiss') return 'info'
  return kind.startsWith('list.') ? 'basket' : 'user'
}

type Contents = { waiting: readonly PendingChange[] } & Record<
  'parked' | 'notices',
  readonly unknown[]
>

function titleOf({ waiting, parked, notices }: Contents): string {
  const count = waiting.reduce((sum, change) => sum + change.count, 0)
  if (count > 0) return count === 1 ? '1 change waiting' : `${count} changes waiting`
  if (parked.length > 0) return 'Needs your attention'
  return notices.length > 0 ? 'Changed later' : 'Everything is saved'
}

/** What the cards below say at length is not said twice. */
function textOf(state: SyncView['state']): string | undefined {
  return state.kind === 'rejected' || state.kind === 'overruled' ? undefined : syncSentence(state)
}
