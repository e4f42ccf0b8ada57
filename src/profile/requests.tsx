import { timeInWords } from '#page/time-in-words.ts'
import { useMinute } from '#page/use-now.ts'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { later } from '#ui/later.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { WaitingRow } from '#ui/waiting-row.tsx'
import {
  dismissInvite,
  dropInvite,
  unfriend,
  useFailedInvites,
  type FriendshipView,
  type ProfileView,
} from './friends.data.ts'
import { RequestCard } from './request-card.tsx'
import { textOfResult } from './result-texts.ts'

const WaitingLinks = later<{ links: readonly FriendshipView[] }>(() =>
  import('#people/parts.ts').then((m) => m.WaitingLinks),
)

/** From so many on requests fill a line over both columns. */
export const MANY = 3
const NO_SUCH_USER = 404
const ONESELF = 406

type Props = {
  profile: ProfileView
  onInviteAgain: (email: string) => void
  onLink: () => void
}

/** Who asks to be friends, and what became of this user's own invitations (product §2.profile). */
export function Requests({ profile, onInviteAgain, onLink }: Props) {
  const { requests } = profile
  const failed = useFailedInvites()
  return (
    <section
      aria-labelledby="requests"
      className={requests.length < MANY ? 'lg:col-2' : 'col-span-full'}
    >
      <SectionHeading id="requests">Friend Requests ({requests.length})</SectionHeading>
      {requests.length === 0 && (
        <p className="mb-2 text-pretty text-muted">
          You don't have any pending friend requests right now.
        </p>
      )}
      <ul
        className="grid gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] large-text:grid-cols-1"
        hidden={requests.length === 0}
      >
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
      <Waiting profile={profile} />
      <ul className="mt-4" hidden={failed.length === 0}>
        {failed.map((result) => (
          <WaitingRow
            key={result.mutationId}
            text={
              <>
                <b>{result.label}</b>: {textOfResult(result)?.text}
              </>
            }
          >
            <span className="flex flex-wrap items-center justify-end gap-2">
              {result.status === NO_SUCH_USER && (
                <Button size="small" icon="link" onClick={onLink}>
                  Send a link
                </Button>
              )}
              {result.status !== ONESELF && (
                <Button size="small" look="quiet" onClick={() => onInviteAgain(result.label)}>
                  Try again<span className="sr-only"> with {result.label}</span>
                </Button>
              )}
              <IconButton
                icon="close"
                label={`Dismiss what became of the request to ${result.label}`}
                onClick={() => void dismissInvite(result).then(focusBeside())}
              />
            </span>
          </WaitingRow>
        ))}
      </ul>
    </section>
  )
}

/** Invitations of one's own on their way; each can be taken back. */
function Waiting({ profile: { unanswered, unsent, links } }: { profile: ProfileView }) {
  const now = useMinute()
  return (
    <>
      <ul className="meta mt-2" hidden={unsent.length + unanswered.length === 0}>
        {unsent.map(({ id, email, isQueued }) => (
          <WaitingRow key={id} text={`${email}: will be sent when you are back online`}>
            {isQueued && (
              <TakeBack from={email} onClick={() => void dropInvite(id).then(focusBeside())} />
            )}
          </WaitingRow>
        ))}
        {unanswered.map(({ id, email, since }) => {
          const name = email ?? 'An invitation by email'
          return (
            <WaitingRow
              key={id}
              text={`${name}: waits for an answer, sent ${timeInWords(since, now)}`}
            >
              <TakeBack from={name} onClick={() => void unfriend(id).then(focusBeside())} />
            </WaitingRow>
          )
        })}
      </ul>
      <WaitingLinks links={links} />
    </>
  )
}

function TakeBack({ from, onClick }: { from: string; onClick: () => void }) {
  return (
    <Button size="small" look="quiet" onClick={onClick}>
      Take back<span className="sr-only"> {from}</span>
    </Button>
  )
}
