import { options } from 'preact'

/**
 * From now on what a press or a key sets off is done before the next one comes: the focus is in the
 * new row before the next letter is. Preact would wait for a frame, as it does for everything else.
 */
export function hurryEffectsOfPresses(): void {
  const { event: before } = options
  options.event = (event) => {
    options.requestAnimationFrame = queueMicrotask
    setTimeout(() => delete options.requestAnimationFrame)
    return before?.(event)
  }
}
