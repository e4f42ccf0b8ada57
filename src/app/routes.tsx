/** The table of contents: the 19 paths of product §2, in its order, each with the file it opens. */
import { Suspense, type ReactNode } from 'react'
import { parse } from 'regexparam'
import { Route } from 'wouter'
import { useLocation } from '#page/router.tsx'
import { Loading } from '#ui/loading.tsx'
import { ReceiveArrival, RequireSession } from './guard.tsx'
import { screen, type ScreenRoute } from './lazy-screen.tsx'
import { ScreenSlot } from './screen-slot.tsx'

// The screens of a room are fetched together.
const frame = () => import('./frame.ts')
const auth = () => import('../auth/screens.ts')
const menu = () => import('../menu/menu.tsx')
const profile = () => import('../profile/profile.tsx')
const recipes = () => import('../recipes/screens.ts')
const places = () => import('../places/screens.ts')
const lists = () => import('../groceries/screens.ts')

/** The header with its data is fetched beside the screen below it, and not for visitors. */
const headerFrame = screen('', () => frame().then((m) => m.HeaderFrame))

const open = { access: 'anyone', frame: 'bare' } as const

const routes: readonly ScreenRoute[] = [
  screen('/', () => auth().then((m) => m.Landing), open),
  screen('/login', () => auth().then((m) => m.Login), open),
  screen('/register', () => auth().then((m) => m.Register), open),
  screen('/forgot-password', () => auth().then((m) => m.ForgotPassword), open),
  screen('/update-password', () => auth().then((m) => m.UpdatePassword), { frame: 'bare' }),
  screen('/menu', () => menu().then((m) => m.Menu)),
  screen('/profile', () => profile().then((m) => m.ProfileScreen)),
  screen('/recipes', () => recipes().then((m) => m.RecipeList)),
  screen('/recipes/create', () => recipes().then((m) => m.RecipeCreate)),
  screen('/recipes/:recipeId/view', () => recipes().then((m) => m.RecipeScreen)),
  screen('/recipes/:recipeId/prepare', () => recipes().then((m) => m.RecipeCook), {
    frame: 'bare',
  }),
  screen('/recipes/:recipeId/edit', () => recipes().then((m) => m.RecipeEdit)),
  screen('/places', () => places().then((m) => m.PlaceList)),
  screen('/places/new', () => places().then((m) => m.PlaceNew)),
  screen('/places/:placeId/view', () => places().then((m) => m.PlaceScreen)),
  screen('/places/:placeId/edit', () => places().then((m) => m.PlaceEdit)),
  screen('/groceries', () => lists().then((m) => m.ListIndex)),
  screen('/groceries/:listId/edit', () => lists().then((m) => m.ListEdit)),
  screen('/groceries/:listId/shopping', () => lists().then((m) => m.ListShopping), {
    frame: 'bare',
  }),
]

// Not '*', which leaves out paths with a line break in them.
const notFound = {
  ...screen('', () => frame().then((m) => m.openNotFound()), { frame: 'bare' }),
  path: /^/,
}

/** Every component in every state; no production build has it. */
const gallery = import.meta.env.DEV
  ? [screen('/dev/ui', () => import('../gallery/ui-gallery.tsx').then((m) => m.UiGallery), open)]
  : []

const table = [...routes, ...gallery].map((route) => ({ route, ...parse(route.path) }))

function routeAt(path: string) {
  return table.find(({ pattern }) => pattern.test(path))?.route ?? notFound
}

/** The screen of the current path below its guard and its frame. */
export function AppRoutes() {
  const { path, access, frame, Screen } = routeAt(useLocation().pathname)
  const screen = (
    <Route path={path}>
      <Screen />
    </Route>
  )
  const framed =
    frame === 'header' ? <InFrame>{screen}</InFrame> : <ScreenSlot>{screen}</ScreenSlot>
  return (
    <ReceiveArrival>
      {access === 'member' ? <RequireSession>{framed}</RequireSession> : framed}
    </ReceiveArrival>
  )
}

function InFrame({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <headerFrame.Screen>{children}</headerFrame.Screen>
    </Suspense>
  )
}

/**
 * Fetches the code of the screen at a path, ahead of a likely navigation (product §2.shell.10).
 * Resolves once it is there, or cannot be had.
 */
export async function preloadScreen(path: string): Promise<void> {
  const route = routeAt(path)
  const frame = route.frame === 'header' ? headerFrame.preload() : undefined
  await Promise.all([route.preload(), frame])
}
