/**
 * The first screen as text, made once by scripts/build.mjs: visitors see and use it while the code
 * that draws it again is still on its way. It is no part of the page's own code.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { AppRouter } from '#page/router.tsx'
import { Landing } from './landing.tsx'

/** What stands in the page's body until the app draws there. */
export async function landingHtml(): Promise<string> {
  // The drawings, which come a moment later elsewhere, are wanted here from the start.
  await import('#ui/art/drawings.ts')
  await new Promise((resolve) => setTimeout(resolve))
  return renderToStaticMarkup(
    <AppRouter>
      <Landing />
    </AppRouter>,
  )
}
