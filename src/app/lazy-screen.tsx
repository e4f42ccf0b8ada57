import { lazy, useState, type ComponentType, type ReactNode } from 'react'

/** Who may open a path: anybody, or only people with a session (product §2.routes). */
type Access = 'anyone' | 'member'

/** What stands round a screen: the header with its navigation, or nothing but the screen. */
export type Frame = 'header' | 'bare'

export type ScreenRoute = {
  path: string
  access: Access
  frame: Frame
  Screen: Component
  /** Fetches the code ahead of time. A failure is ignored: the screen fetches again when it is opened. */
  preload: () => Promise<unknown>
}

type Component = ComponentType<{ children?: ReactNode }>

type Placement = { access?: Access; frame?: Frame }

/** One line of the route table: the code of the screen is fetched when it is first needed. */
export function screen(
  path: string,
  load: () => Promise<Component>,
  { access = 'member', frame = 'header' }: Placement = {},
): ScreenRoute {
  let loaded: Component | undefined
  const fetchCode = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Lazy = lazy(fetchCode)
  return {
    path,
    access,
    frame,
    // What was preloaded is drawn at once: a lazy component would first show what stands in for it,
    // and React keeps that for 300 ms.
    Screen: function Screen(props) {
      const [Code] = useState<Component>(() => loaded ?? Lazy)
      return <Code {...props} />
    },
    // The module system keeps what was fetched, so the screen then finds it at once.
    preload: () => fetchCode().catch(() => undefined),
  }
}
