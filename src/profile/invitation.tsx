import { useLayoutEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { NO_PERMISSIONS, type Permissions } from '#shared/grants.ts'
import { syncNow } from '#exchange/sync-actions.data.ts'
import { useBusyScreen } from '#page/busy-screen.ts'
import { listed } from '#page/listed.ts'
import { Page } from '#page/page.tsx'
import { useLoaded } from '#page/use-loaded.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { focusHere } from '#ui/focus-here.ts'
import { Loading } from '#ui/loading.tsx'
import { notify } from '#ui/notify.ts'
import { noteAsked } from './friends.data.ts'
import { forgetInvitation, putAside } from './kept-invitation.ts'
import { lookAt, nounsOf, take, type Offer } from './invitation.data.ts'

const HEADING = 'text-[clamp(1.5rem,1.3rem+1vw,2rem)]'

/** The one page that somebody sees who was invited by a link (product §2.invite.3). */
export function Invitation({ secret }: { secret: string }) {
  useBusyScreen(true)
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Offer>()
  const seen = useLoaded(() => lookAt(secret), tries)
  const offer = answer ?? seen
  const again = () => {
    setAnswer(undefined)
    setTries(tries + 1)
  }
  if (offer === undefined) return <Loading />
  return (
    <Page title="Invitation" illustration="wheat">
      <Card
        as="section"
        className="mx-auto my-6 grid max-w-[30rem] grid-cols-1 justify-items-center gap-3.5 px-5 pt-7 pb-5 text-center text-balance wrap-anywhere"
      >
        {offer.kind === 'offer' ? (
          <Question secret={secret} offer={offer} onAnswer={setAnswer} />
        ) : (
          <NoOffer secret={secret} offer={offer} onAgain={again} />
        )}
      </Card>
    </Page>
  )
}

type QuestionProps = {
  secret: string
  offer: Extract<Offer, { kind: 'offer' }>
  onAnswer: (answer: Offer) => void
}

function Question({ secret, offer: { name, grants }, onAnswer }: QuestionProps) {
  const [chosen, setChosen] = useState<'both' | 'one'>()
  const nouns = nounsOf(grants)
  const agree = async (choice: 'both' | 'one') => {
    setChosen(choice)
    const outcome = await take(secret, choice === 'both' ? inTurn(grants) : NO_PERMISSIONS)
    setChosen(undefined)
    if (outcome.kind !== 'taken') return onAnswer(outcome)
    await noteAsked(outcome.friendshipId)
    syncNow()
    navigate(whereOf(grants), { replace: true })
    forgetInvitation(secret)
    notify.success(`You and ${name} are friends now`)
  }
  return (
    <>
      <Avatar name={name} size="lg" decorative />
      <h1 tabIndex={-1} ref={focusHere} className={HEADING}>
        {nouns === ''
          ? `${name} wants to be friends. Share your grocery lists?`
          : `${name} shares ${nouns} with you. Share yours, too?`}
      </h1>
      <p className="text-muted">{meaningOf(name, grants)} Each of you can change it at any time.</p>
      <div className="mt-2 grid w-full grid-cols-1 gap-2.5">
        <Button
          wide
          busy={chosen === 'both'}
          disabled={chosen !== undefined}
          onClick={() => void agree('both')}
        >
          Share mine, too
        </Button>
        <Button
          wide
          look="secondary"
          className="py-2 whitespace-normal!"
          busy={chosen === 'one'}
          disabled={chosen !== undefined}
          onClick={() => void agree('one')}
        >
          Not now, only {name}’s
        </Button>
        <Button
          wide
          look="quiet"
          size="small"
          onClick={() => leave(() => forgetInvitation(secret))}
        >
          Decline
        </Button>
      </div>
    </>
  )
}

/** Does what shows the profile, whose heading gets the focus. */
function leave(deed: () => void): void {
  deed()
  focusBeside()()
}

/**
 * What is switched on at first for the inviter: the same as was offered, or lists where nothing
 * was.
 */
function inTurn(grants: Permissions): Permissions {
  return nounsOf(grants) === '' ? { ...NO_PERMISSIONS, canManageGroceryLists: true } : grants
}

type NoOfferProps = {
  secret: string
  offer: Exclude<Offer, { kind: 'offer' }>
  onAgain: () => void
}

function NoOffer({ secret, offer, onAgain }: NoOfferProps) {
  const forget = () => leave(() => forgetInvitation(secret))
  const isFinal = offer.kind === 'friends' || (offer.kind === 'refused' && offer.isFinal)
  // Said once, it does not stand in the way of the profile the next time, however soon that is.
  useLayoutEffect(() => (isFinal ? () => forgetInvitation(secret) : undefined), [isFinal, secret])
  return (
    <>
      <h1 tabIndex={-1} ref={focusHere} className={HEADING}>
        Invitation
      </h1>
      <p role="status">{sayingOf(offer)}</p>
      <div className="mt-2 grid w-full grid-cols-1 gap-2.5">
        {!isFinal && (
          <Button wide onClick={onAgain}>
            Try again
          </Button>
        )}
        <Button
          wide
          look={isFinal ? 'primary' : 'secondary'}
          onClick={() => (isFinal ? forget() : leave(() => putAside(true)))}
        >
          To your profile
        </Button>
        {!isFinal && (
          <Button wide look="quiet" size="small" onClick={forget}>
            Forget this invitation
          </Button>
        )}
      </div>
    </>
  )
}

function sayingOf(offer: NoOfferProps['offer']): string {
  if (offer.kind === 'friends') return 'You are friends already.'
  if (offer.kind === 'refused') return offer.reason
  return 'There is no answer from nomnom. Your invitation waits here until there is a network.'
}

function meaningOf(name: string, grants: Permissions): string {
  const may = [
    grants.canManageGroceryLists && `edit and tick ${name}’s grocery lists`,
    grants.canEditRecipes ? 'see and edit the recipes' : grants.canViewRecipes && 'see the recipes',
    grants.canViewPlaces && 'see the restaurants',
  ].filter((one) => one !== false)
  if (may.length === 0) return 'You become friends; neither sees anything of the other yet.'
  return `You can ${listed(may)}.`
}

/** The path where what was opened can be seen. */
function whereOf(grants: Permissions): string {
  if (grants.canManageGroceryLists) return '/groceries'
  if (grants.canViewRecipes) return '/recipes'
  return grants.canViewPlaces ? '/places' : '/profile/'
}
