/** What is known about versions of the app; register-worker.ts finds it out. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'

/** none: nothing new. waiting: a new version can be started. started: another window started it. */
type Update = 'none' | 'waiting' | 'started'

type State = {
  update: Update
  /** Whether the app can be opened offline, as far as is known. */
  isWorking: boolean
  /** Starts the new version. */
  accept: () => void
}

let state: State = { update: 'none', isWorking: true, accept: () => location.reload() }
const { subscribe, tell } = createListeners()

/** The state, and a new render when it changes. */
export function useUpdateState(): State {
  return useSyncExternalStore(subscribe, () => state)
}

/** Changes a part of the state; register-worker.ts calls it. */
export function setUpdateState(part: Partial<State>): void {
  state = { ...state, ...part }
  tell()
}
