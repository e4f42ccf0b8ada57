import { useReducer } from 'react'

/**
 * Wraps what hears a change of boxes, dots or choices: afterwards they are drawn again and show what they
 * are told, also where the change was refused or is still on its way. By itself Preact leaves them as they
 * were pressed.
 */
export function useTold<Heard extends readonly unknown[]>(
  onChange: ((...heard: Heard) => void) | undefined,
): (...heard: Heard) => void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  return (...heard) => {
    onChange?.(...heard)
    drawAgain()
  }
}
