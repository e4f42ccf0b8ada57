import { IconButton } from '#ui/icon-button.tsx'
import { notify } from '#ui/notify.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Keeps the screen on while it is shown; nothing where the browser cannot. */
export function WakeSwitch() {
  const { isPossible, isWanted, isOn, isRefused, toggle } = useWakeLock()
  if (!isPossible) return null
  const state = isOn
    ? 'The screen stays on'
    : `The screen may go dark${isRefused ? ': this device refuses' : ''}`
  // Whoever presses it while the device refuses is told why nothing happens.
  const press = () => (isRefused ? notify.blank(state) : toggle())
  return (
    <IconButton
      icon="eye"
      label="Keep the screen on"
      aria-pressed={isWanted && !isRefused}
      title={state}
      className={isOn ? 'text-warn' : ''}
      onClick={press}
    />
  )
}
