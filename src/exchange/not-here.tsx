import { useParams } from 'wouter'
import { Page } from '#page/page.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { useIsAsking, useIsHeard } from './asked.data.ts'
import { LeftTyped } from './left-typed.tsx'
import type { MissingProps } from './missing-props.ts'
import { RefusedHere } from './refused-here.tsx'

const GONE = 'It may have been deleted, or is no longer shared with you.'
const UNHEARD = 'It is not on this device, and the server could not be asked.'

/**
 * What is not on this device, nor, as far as can be asked, at the server. What was typed into it is
 * still here, and what of it was refused.
 */
export function NotHere({ title, text, picture, to, linkText }: MissingProps) {
  const isAsking = useIsAsking()
  const isHeard = useIsHeard()
  const [root = ''] = Object.values(useParams())
  if (text === undefined && isAsking) {
    return (
      <Page title="Nom Nom">
        <Loading />
      </Page>
    )
  }
  return (
    <Page title={title}>
      <EmptyState
        whole
        picture={picture}
        title={title}
        text={text ?? (isHeard ? GONE : `${UNHEARD} ${GONE}`)}
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
