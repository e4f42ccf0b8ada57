import type { ReactNode } from 'react'
import { useReading } from '#ui/idle.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { Street } from '#ui/art/street.tsx'
import { Wheat } from '#ui/art/wheat.tsx'
import { usePageTitle } from './page-title.ts'

type Props = {
  /** Names the document and, after a navigation, brings the focus to the first heading. */
  title: string
  /** A header of the screen's own; the one with the navigation comes from the shell. */
  header?: ReactNode
  /** Drawn in the corner of a wide screen (product §2.shell). */
  illustration?: 'wheat' | 'street'
  /** The main part reaches the edges and brings its own padding (recipe, landing, cooking). */
  bleed?: boolean
  /** Empty while the content is being read from the device. */
  children: ReactNode
}

/** The main part of a screen with its title and, where it has one, a header and a drawing. */
export function Page({ title, header, illustration, bleed, children }: Props) {
  usePageTitle(title)
  useReading(children == null)
  return (
    <>
      {header && <SkipLink />}
      {header}
      <main id="main" tabIndex={-1} className={bleed ? undefined : 'wrap page'}>
        {children}
      </main>
      {illustration === 'wheat' && <Wheat className="page-wheat" />}
      {illustration === 'street' && <Street className="page-street" />}
    </>
  )
}

type TitleProps = {
  title: string
  /** A line under the title. */
  text?: ReactNode
  /** The one loud button of the screen. */
  action?: ReactNode
}

/** The first heading of a screen with its action. Takes the focus after a change of route. */
export function PageTitle({ title, text, action }: TitleProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <div className="mr-auto">
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        {text && <p className="mt-1.5 text-pretty text-muted">{text}</p>}
      </div>
      {action}
    </div>
  )
}
