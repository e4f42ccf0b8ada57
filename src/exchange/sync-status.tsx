import { useState } from 'react'
import { useTimer } from '#ui/use-timer.ts'
import { SyncChip, syncSentence, type SyncState } from '#ui/sync-chip.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { useSyncView } from './sync.data.ts'
import { SyncSheet } from './sync-sheet.tsx'

/** Changes of state are read out once they have settled for this long. */
const SETTLED_MS = 2000

/** The chip of the header, the sheet behind it and a voice for changes of state. */
export function SyncStatus() {
  const view = useSyncView()
  const { state, hasRefused } = view
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setWasOpen(true)
    setIsOpen(true)
  }
  return (
    <>
      <SyncChip state={state} onOpen={open} />
      <SyncVoice state={state} />
      {hasRefused && <DeleteQuestion />}
      {wasOpen && <SyncSheet open={isOpen} onClose={() => setIsOpen(false)} view={view} />}
    </>
  )
}

/** Always there, so that its changes are read out; a countdown is read only when it begins. */
function SyncVoice({ state }: { state: SyncState }) {
  const [said, setSaid] = useState('')
  const kind = state.kind
  const count = 'count' in state ? state.count : 0
  const sentence = kind === 'saving' || kind === 'synced' ? '' : syncSentence(state)
  // The seconds of a countdown are no change of state.
  useTimer(SETTLED_MS, () => setSaid(sentence), `${kind} ${count}`)
  return (
    <span className="sr-only" role="status">
      {said}
    </span>
  )
}
