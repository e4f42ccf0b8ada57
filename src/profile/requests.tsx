import { timeInWords } from '#page/time-in-words.ts'
import { useNow } from '#page/use-now.ts'
import { Button } from '#ui/button.tsx'
import { later } from '#ui/later.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import {
  dropInvite,
  unfriend,
  useFailedInvites,
  type FriendshipView,
  type ProfileView,
} from './friends.data.ts'
import { RequestCard } from './request-card.tsx'
import { textOfResult } from './result-texts.ts'
import '#ui/waiting-list.css'

const WaitingLinks = later<{ links: readonly FriendshipView[] }>(() =>
  import('#people/parts.ts').then((m) => m.WaitingLinks),
)

const MINUTE_MS = 60_000
const NO_SUCH_USER = 404

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
    <section aria-labelledby="requests" className={requests.length > 0 ? 'lg:order-2' : 'order-2'}>
      <SectionHeading id="requests">Friend Requests ({requests.length})</SectionHeading>
      {requests.length === 0 && (
        <p className="text-pretty text-muted">
          You don't have any pending friend requests right now.
        </p>
      )}
      <ul className="grid gap-2.5">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
      <Waiting profile={profile} />
      <ul className="waiting-list">
        {failed.map((result) => (
          <li key={result.mutationId}>
            <span>
              <b>{result.label}</b>: {textOfResult(result)?.text}
            </span>
            <span className="flex flex-wrap justify-end gap-2">
              {result.status === NO_SUCH_USER && (
                <Button size="small" icon="link" onClick={onLink}>
                  Send a link
                </Button>
              )}
              <Button size="small" look="quiet" onClick={() => onInviteAgain(result.label)}>
                Try again<span className="sr-only"> with {result.label}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Invitations of one's own on their way; each can be taken back. */
function Waiting({ profile: { unanswered, unsent, links } }: { profile: ProfileView }) {
  const now = useNow(() => MINUTE_MS)
  return (
    <>
      <ul className="waiting-list meta">
        {unsent.map(({ id, email, isQueued }) => (
          <li key={id}>
            <span>{email}: will be sent when you are back online</span>
            {isQueued && <TakeBack from={email} onClick={() => void dropInvite(id)} />}
          </li>
        ))}
        {unanswered.map(({ id, email, since }) => {
          const name = email ?? 'An invitation by e-mail'
          return (
            <li key={id}>
              <span>
                {name}: waits for an answer, sent {timeInWords(since, now)}
              </span>
              <TakeBack from={name} onClick={() => void unfriend(id)} />
            </li>
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
