/** The table of contents: the 19 paths of product §2, in its order, each with the file it opens. */
import { Suspense } from 'react'
import { matchPath, Route, Routes } from 'react-router-dom'
import { Loading } from '#ui/loading.tsx'
import { ReceiveArrival, RequireSession } from './guard.tsx'
import { screen, type Frame, type ScreenRoute } from './lazy-screen.tsx'
import { ScreenSlot } from './screen-slot.tsx'

/** The header with its data is fetched beside the screen below it, and not for visitors. */
const headerFrame = screen('', () => import('./shell.tsx').then((m) => m.HeaderFrame))

const open = { access: 'anyone', frame: 'bare' } as const

const routes: readonly ScreenRoute[] = [
  screen('/', () => import('../auth/landing.tsx').then((m) => m.Landing), open),
  screen('/login', () => import('../auth/login.tsx').then((m) => m.Login), open),
  screen('/register', () => import('../auth/register.tsx').then((m) => m.Register), open),
  screen(
    '/forgot-password',
    () => import('../auth/forgot-password.tsx').then((m) => m.ForgotPassword),
    open,
  ),
  screen(
    '/update-password',
    () => import('../auth/update-password.tsx').then((m) => m.UpdatePassword),
    { frame: 'bare' },
  ),
  screen('/menu', () => import('../menu/menu.tsx').then((m) => m.Menu)),
  screen('/profile', () => import('../profile/profile.tsx').then((m) => m.Profile)),
  screen('/recipes', () => import('../recipes/recipe-list.tsx').then((m) => m.RecipeList)),
  screen('/recipes/create', () =>
    import('../recipes/recipe-create.tsx').then((m) => m.RecipeCreate),
  ),
  screen('/recipes/:recipeId/view', () =>
    import('../recipes/recipe-view.tsx').then((m) => m.RecipeView),
  ),
  screen(
    '/recipes/:recipeId/prepare',
    () => import('../recipes/recipe-cook.tsx').then((m) => m.RecipeCook),
    { frame: 'bare' },
  ),
  screen('/recipes/:recipeId/edit', () =>
    import('../recipes/recipe-edit.tsx').then((m) => m.RecipeEdit),
  ),
  screen('/places', () => import('../places/place-list.tsx').then((m) => m.PlaceList)),
  screen('/places/new', () => import('../places/place-new.tsx').then((m) => m.PlaceNew)),
  screen('/places/:placeId/view', () =>
    import('../places/place-view.tsx').then((m) => m.PlaceView),
  ),
  screen('/places/:placeId/edit', () =>
    import('../places/place-edit.tsx').then((m) => m.PlaceEdit),
  ),
  screen('/groceries', () => import('../groceries/list-index.tsx').then((m) => m.ListIndex)),
  screen('/groceries/:listId/edit', () =>
    import('../groceries/list-edit.tsx').then((m) => m.ListEdit),
  ),
  screen(
    '/groceries/:listId/shopping',
    () => import('../groceries/list-shopping.tsx').then((m) => m.ListShopping),
    { frame: 'bare' },
  ),
]

const notFound = screen('*', () => import('./not-found.tsx').then((m) => m.NotFound))

/** Every component in every state; no production build has it. */
const gallery = import.meta.env.DEV
  ? screen('/dev/ui', () => import('../gallery/ui-gallery.tsx').then((m) => m.UiGallery), open)
  : null

/** Every screen below its guard and its frame. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ReceiveArrival />}>
        <Route element={<ScreenSlot />}>
          {elements('anyone', 'bare')}
          {gallery && <Route path={gallery.path} element={<gallery.Screen />} />}
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<InFrame />}>{elements('member', 'header')}</Route>
          <Route element={<ScreenSlot />}>
            {elements('member', 'bare')}
            <Route path="*" element={<notFound.Screen />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  )
}

function InFrame() {
  return (
    <Suspense fallback={<Loading />}>
      <headerFrame.Screen />
    </Suspense>
  )
}

function elements(access: ScreenRoute['access'], frame: Frame) {
  return routes
    .filter((route) => route.access === access && route.frame === frame)
    .map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />)
}

/**
 * Fetches the code of the screen at a path, ahead of a likely navigation (product §2.shell.10).
 * Resolves once it is there, or cannot be had.
 */
export async function preloadScreen(path: string): Promise<void> {
  const route = routes.find((candidate) => matchPath(candidate.path, path) !== null)
  const frame = route?.frame === 'header' ? headerFrame.preload() : undefined
  await Promise.all([route?.preload(), frame])
}
