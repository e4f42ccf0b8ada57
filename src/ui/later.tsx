import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { whenIdle } from './idle.ts'

type Wish = {
  /** At once, beside the code that draws it, instead of when the screen stands and is idle. */
  now?: boolean
  /** As soon as it is drawn, and not only once the screen is idle. */
  drawn?: boolean
  /** The screen is nothing without it: a fetch that fails is an error of the screen. */
  required?: boolean
}

/** So long after a fetch that failed a part that is still drawn is asked for again. */
const AGAIN_MS = 5000

/**
 * A part that the first paint does without: its code is fetched on its own, and until it is there
 * nothing stands in its place. Unlike `lazy` it suspends nothing around it, and where the network or
 * the worker fails it nothing else fails: it comes later. One with a prop `open` is fetched at the
 * latest when it opens.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { now = false, drawn = false, required = false }: Wish = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  let failure: unknown
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const settle = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const fetchCode = () => {
    loading ??= load().then(
      (loaded) => {
        Part = loaded
        settle()
      },
      (error: unknown) => {
        loading = undefined
        if (required) failure = error
        else if (listeners.size > 0) setTimeout(fetchCode, AGAIN_MS)
        settle()
      },
    )
  }
  if (now) fetchCode()

  const current = () => Part ?? failure
  return function Later(props: Props) {
    const state = useSyncExternalStore(subscribe, current, current)
    const isWanted = now || drawn || ('open' in props && props.open === true)
    useEffect(() => {
      if (isWanted) fetchCode()
      else void whenIdle().then(fetchCode)
    }, [isWanted])
    if (Part !== undefined) return <Part {...props} />
    if (state === undefined) return null
    throw state
  }
}
