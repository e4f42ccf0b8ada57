import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { whenIdle } from './idle.ts'

type Wish = {
  /** At once, beside the code that draws it, instead of when the screen stands and is idle. */
  now?: boolean
  /** The screen is nothing without it: a fetch that fails is an error of the screen. */
  required?: boolean
}

/**
 * A part that the first paint does without: its code is fetched on its own, and until it is there
 * nothing stands in its place. Unlike `lazy` it suspends nothing around it. One with a prop `open`
 * is fetched at the latest when it opens, and asked for again at each opening if that failed.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { now = false, required = false }: Wish = {},
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
        failure = required ? error : undefined
        settle()
      },
    )
  }
  if (now) fetchCode()

  const current = () => Part ?? failure
  return function Later(props: Props) {
    const state = useSyncExternalStore(subscribe, current, current)
    const isWanted = now || ('open' in props && props.open === true)
    useEffect(() => {
      if (isWanted) fetchCode()
      else void whenIdle().then(fetchCode)
    }, [isWanted])
    if (Part !== undefined) return <Part {...props} />
    if (state === undefined) return null
    throw state
  }
}
