import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { whenIdle } from './idle.ts'
import { createListeners } from './listeners.ts'

type Wish = {
  /**
   * Fetch it together with the code that draws it, instead of when the screen is idle. Not for the part
   * of one screen: the code of other screens comes with it and would fetch the part too.
   */
  now?: boolean
  /** Fetch it as soon as it is drawn, instead of when the screen is idle. */
  drawn?: boolean
  /** The screen is useless without it: if the fetch fails, the screen shows its error. */
  required?: boolean
}

/** How long to wait after a failed fetch before trying again, while the part is on the screen. */
const AGAIN_MS = 5000

/**
 * A component whose code is not needed for the first paint. The code is fetched separately, and until
 * then nothing is drawn in its place. Unlike `React.lazy` it does not suspend what is around it, and a
 * failed fetch is tried again instead of failing the screen. A component with a prop `open` is fetched
 * when it opens, at the latest.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { now = false, drawn = false, required = false }: Wish = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  let failure: unknown
  let loading: Promise<void> | undefined
  const { subscribe, tell, isHeard } = createListeners()
  const fetchCode = () => {
    loading ??= load().then(
      (loaded) => {
        Part = loaded
        tell()
      },
      (error: unknown) => {
        loading = undefined
        if (required) failure = error
        else if (isHeard()) setTimeout(fetchCode, AGAIN_MS)
        tell()
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
