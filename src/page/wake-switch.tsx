import { IconButton } from '#ui/icon-button.tsx'
import { useWakeLock } from './use-wake-lock.ts'

/** Keeps the screen on while it is shown; nothing where the browser cannot. */
export function WakeSwitch() {
  const { isPossible, isWanted, isHeld, toggle } = useWakeLock()
  if (!isPossible) return null
  const state = isHeld ? 'The screen stays on' : 'The screen may go dark'
  return (
    <IconButton
      icon="eye"
      label="Keep the screen on"
      aria-pressed={isWanted}
      title={state}
      className={isHeld ? 'text-warn' : ''}
      onClick={toggle}
    />
  )
}
