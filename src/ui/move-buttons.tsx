import { Button } from './button.tsx'
import { NOT_POSSIBLE } from './button-look.ts'
import type { IconName } from './icon.tsx'

/** at: the place from 0, among so many; -1: nowhere, and nothing can be moved. */
type Props = { at: number; of: number; onMove: (to: number) => void }

const WAYS: readonly [string, IconName, number][] = [
  ['Move up', 'up', -1],
  ['Move down', 'down', 1],
]

/** Moves something a step at a time among its neighbours. At the end the button keeps the focus. */
export function MoveButtons({ at, of, onMove }: Props) {
  return WAYS.map(([label, icon, by]) => {
    const to = at + by
    const isPossible = at >= 0 && to >= 0 && to < of
    return (
      <Button
        key={label}
        look="secondary"
        wide
        icon={icon}
        className={NOT_POSSIBLE}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onMove(to)}
      >
        {label}
      </Button>
    )
  })
}
