import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useFirstLoad } from './first-load.data.ts'
import { FirstLoadNote } from './first-load.tsx'
import type { LeftTypedProps } from './left-typed.tsx'
import type { RefusedHereProps } from './refused-here.tsx'
import { Page } from '#page/page.tsx'
import { later } from '#ui/later.tsx'

const LeftTyped = later<LeftTypedProps>(() => import('./panels.ts').then((m) => m.LeftTyped))
const RefusedHere = later<RefusedHereProps>(() => import('./panels.ts').then((m) => m.RefusedHere))

type Props = {
  /** What is missing, in the words of product §8. */
  title: string
  /** Why, where that is known. */
  text?: string
  picture: ReactNode
  /** The collection to go back to. */
  to: string
  linkText: string
}

/**
 * Something that is not there for this person: never was, deleted, or not shared that far. That is only
 * known once everything has arrived on this device. What was typed into it is still here, and what of it was refused.
 */
export function Missing({ title, text, picture, to, linkText }: Props) {
  const load = useFirstLoad()
  const [root = ''] = Object.values(useParams())
  if (text === undefined && load !== null) {
    return <Page title="Nom Nom">{load && <FirstLoadNote load={load} isEmpty />}</Page>
  }
  return (
    <Page title={title}>
      <EmptyState
        whole
        picture={picture}
        title={title}
        text={text ?? 'It may have been deleted, or is no longer shared with you.'}
        action={
          <ButtonLink to={to} look="secondary">
            {linkText}
          </ButtonLink>
        }
      />
      <RefusedHere root={root} />
      <LeftTyped root={root} />
    </Page>
  )
}
