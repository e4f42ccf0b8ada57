import { TEXT } from '#shared/errors.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorScreen } from '#ui/error-screen.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { Street } from '#ui/art/street.tsx'
import { Page } from '#page/page.tsx'

/** No screen has this path (product §2.shell.15). */
export function NotFound() {
  return (
    <Page bleed title="Not found">
      <ErrorScreen
        title={TEXT.pageNotFound}
        buttons={<ButtonLink to="/">To the Home Page</ButtonLink>}
        picture={
          <div className="mx-auto mb-6.5 w-47.5 -rotate-4">
            <Plate id="not-found" kind="crumbs" />
          </div>
        }
        foot={<Street className="min-h-[150px] lg:mx-auto lg:max-w-[66rem]" />}
      />
    </Page>
  )
}
