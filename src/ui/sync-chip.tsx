import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

/** How the device and the server stand, as far as a person should know. */
export type SyncState =
  | { kind: 'synced' }
  | { kind: 'saving'; count: number }
  /** chosen: the person switched on "Work offline"; there may well be a network. */
  | { kind: 'offline'; count: number; chosen?: boolean }
  /** The server cannot be reached; seconds to the next try. */
  | { kind: 'retrying'; seconds: number }
  /** Somebody changed the same thing later, and theirs was kept; name null: oneself, elsewhere. */
  | ({ kind: 'overruled' } & Overruled)
  /** Changes that the server does not take. */
  | { kind: 'rejected'; count: number }
  | { kind: 'signed-out'; count: number }

/**
 * isHere: this person wrote the kept value on this device, and another one of theirs the lost value.
 * givenBack: how many entries somebody else gave back in this person's name; nothing was lost.
 */
type Overruled = {
  name: string | null
  isHere?: boolean
  thing: string
  givenBack?: number | null
  count?: number
}

type Look = { tone: 'quiet' | 'wheat' | 'info' | 'danger'; icon?: IconName; text: ReactNode }

type Props = {
  state: SyncState
  /** Opens the sheet with the details. */
  onOpen: () => void
}

const WORD = 'rounded-full text-meta whitespace-nowrap'

/** Of a sentence a phone has room for its icon and a number (src/app/after-start.css). */
const TONES: Record<Look['tone'], string> = {
  quiet: `${WORD} bg-chip text-muted`,
  wheat: `${WORD} bg-wheat-soft text-warn`,
  info: 'rounded-row bg-info-soft py-0.75 text-start text-meta leading-[1.15] wrap-anywhere text-info',
  danger: `${WORD} bg-danger-soft text-danger`,
}

/** The chip in the header. Nothing while everything is synced; its accessible name is a sentence. */
export function SyncChip({ state, onOpen }: Props) {
  if (state.kind === 'synced') return null
  const { tone, icon, text } = lookOf(state)
  return (
    <button
      type="button"
      // 32 px to the eye, 44 to the finger.
      className={`sync-chip relative inline-flex min-h-8 items-center gap-1.5 pr-3 pl-2 font-semibold tabular-nums after:absolute after:-inset-1.5 print:hidden forced-colors:border [&>.spinner]:m-0.5 [&>.spinner]:size-3.5 ${TONES[tone]}`}
      aria-label={syncSentence(state)}
      onClick={onOpen}
    >
      {icon ? <Icon name={icon} size={18} /> : <Spinner />}
      {text}
    </button>
  )
}

function lookOf(state: Exclude<SyncState, { kind: 'synced' }>): Look {
  switch (state.kind) {
    case 'saving':
      return { tone: 'quiet', text: 'Saving' }
    case 'offline':
      return state.count > 0
        ? { tone: 'wheat', icon: 'cloud-off', text: String(state.count) }
        : { tone: 'quiet', icon: 'cloud-off', text: 'Offline' }
    case 'retrying':
      return { tone: 'wheat', icon: 'refresh', text: `${state.seconds} s` }
    case 'overruled':
      return { tone: 'info', icon: 'info', text: <KeptWords {...state} /> }
    case 'rejected':
      return { tone: 'danger', icon: 'alert', text: String(state.count) }
    case 'signed-out':
      return { tone: 'danger', icon: 'lock', text: 'Sign in' }
  }
}

/** The state in a sentence: the chip's accessible name and the head of its sheet. */
export function syncSentence(state: SyncState): string {
  switch (state.kind) {
    case 'synced':
      return 'Up to date'
    case 'saving':
      return `Saving ${changes(state.count)}`
    case 'offline':
      return offlineSentence(state)
    case 'retrying':
      return `Can't reach nomnom. Next try in ${state.seconds} s. Try now`
    case 'overruled':
      return `${overruledSentence(state)} See yours`
    case 'rejected':
      return `${changes(state.count)} could not be saved`
    case 'signed-out':
      return `Sign in to send ${changes(state.count)}`
  }
}

function offlineSentence({ count, chosen }: { count: number; chosen?: boolean }): string {
  const where = chosen ? 'You work offline.' : 'Offline.'
  if (count === 0) return `${where} Your data is on this device.`
  return `${where} ${changes(count)} will be sent when you are back${chosen ? ' online' : ''}.`
}

/** A long name is cut for the eye; the chip's accessible name and its sheet have all of it. */
function KeptWords({ name, count = 1 }: Pick<Overruled, 'name' | 'count'>) {
  return (
    <>
      <span className="sync-words">
        {name === null ? (
          'Your later version was kept'
        ) : (
          <>
            <span className="inline-block max-w-[12rem] truncate align-bottom">{name}</span>
            {'’s version was kept'}
          </>
        )}
      </span>
      <span className="sync-count">{count}</span>
    </>
  )
}

/** Whose version stands now. */
export function overruledSentence({ name, isHere, thing, givenBack }: Overruled): string {
  if (givenBack) {
    const entries = givenBack === 1 ? '1 entry' : `${givenBack} entries`
    return `After a backup was restored, ${name ?? 'another device'} gave back ${entries} of ${thing} in your name.`
  }
  return name === null
    ? `You changed ${thing} later on ${isHere ? 'this' : 'another'} device; that version was kept.`
    : `${name} changed ${thing} later; their version was kept.`
}

function changes(count: number) {
  return count === 1 ? '1 change' : `${count} changes`
}
