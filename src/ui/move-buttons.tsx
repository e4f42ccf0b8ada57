import { Button } from './button.tsx'

/** at: the place from 0, among so many; -1: nowhere, and nothing can be moved. */
type Props = { at: number; of: number; onMove: (to: number) => void }

/** Moves something a step at a time among its neighbours. */
export function MoveButtons({ at, of, onMove }: Props) {
  return (
    <>
      <Button look="secondary" wide icon="up" disabled={at <= 0} onClick={() => onMove(at - 1)}>
        Move up
      </Button>
      <Button
        look="secondary"
        wide
        icon="down"
        disabled={at < 0 || at === of - 1}
        onClick={() => onMove(at + 1)}
      >
        Move down
      </Button>
    </>
  )
}
