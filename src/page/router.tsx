import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { createListeners } from '#ui/listeners.ts'

/** Where in the app one is: a new object after each navigation, also after one to the same place. */
export type AppLocation = {
  pathname: string
  /** With its question mark; empty where there is none. */
  search: string
  /** What `navigate` was given to keep beside it. */
  state: unknown
  /** Whether the browser led here: a page load, Back or Forward. */
  isBack: boolean
}

const changes = createListeners()
// Where there is no browser the landing page is being written into the HTML.
let current: AppLocation =
  typeof history === 'undefined'
    ? { pathname: '/', search: '', state: null, isBack: true }
    : here(true)
for (const type of ['popstate', 'pushState', 'replaceState']) {
  globalThis.addEventListener?.(type, () => {
    current = here(type === 'popstate')
    changes.tell()
  })
}

const LocationContext = createContext(current)

/** Gives everything below it one location. */
export function AppRouter({ children }: { children: ReactNode }) {
  const location = useSyncExternalStore(changes.subscribe, now, now)
  return (
    <LocationContext value={location}>
      <Router {...sources}>{children}</Router>
    </LocationContext>
  )
}

/** Where in the app one is. */
export function useLocation(): AppLocation {
  return useContext(LocationContext)
}

function now(): AppLocation {
  return current
}

function usePath(): [string, typeof navigate] {
  return [useLocation().pathname, navigate]
}

function useSearchText(): string {
  return useLocation().search
}

/** Where the library reads it, and how it leads elsewhere. */
const sources = { hook: usePath, searchHook: useSearchText }

function here(isBack: boolean): AppLocation {
  const { pathname, search } = location
  return { pathname, search, state: history.state, isBack }
}
