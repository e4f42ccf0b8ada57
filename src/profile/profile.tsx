import { AddFriendDialog } from './add-friend-dialog.tsx'
import { useState, useSyncExternalStore } from 'react'
import { waitingInvitation } from '#session/invitation.ts'
import { Page } from '#page/page.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { useSyncView } from '#exchange/sync.data.ts'
import { timeInWords } from '#page/time-in-words.ts'
import { useMinute } from '#page/use-now.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { later } from '#ui/later.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { WaitingRow } from '#ui/waiting-row.tsx'
import { FriendCard } from './friend-card.tsx'
import { useProfile, type ProfileView } from './friends.data.ts'
import { forgetInvitation, isPutAside, onInvitation, putAside } from './kept-invitation.ts'
import { MANY, Requests } from './requests.tsx'

const AccountSection = later<{ displayName: string }>(() =>
  import('./panels.ts').then((m) => m.AccountSection),
)

const ProfileRest = later<object>(() => import('./panels.ts').then((m) => m.ProfileRest))

const InviteLinkDialog = later<{ open: boolean; onClose: () => void }>(() =>
  import('#people/parts.ts').then((m) => m.InviteLinkDialog),
)
const Invitation = later<{ secret: string }>(
  () => import('./panels.ts').then((m) => m.Invitation),
  { drawn: true, required: true },
)

/** /profile/: the user, their friends with four switches each, and requests. */
export function ProfileScreen() {
  const invitation = useSyncExternalStore(onInvitation, waitingInvitation)
  const isAside = useSyncExternalStore(onInvitation, isPutAside)
  if (invitation && !isAside) return <Invitation key={invitation} secret={invitation} />
  return <OwnProfile invitation={invitation} />
}

/** invitation: the secret of one that was put aside here. */
function OwnProfile({ invitation }: { invitation: string | null }) {
  const profile = useProfile()
  const [invite, setInvite] = useState({ isOpen: false, email: '' })
  const [isLinking, setLinking] = useState(false)
  const openInvite = (email: string) => setInvite({ isOpen: true, email })
  const openLink = () => {
    setInvite({ ...invite, isOpen: false })
    setLinking(true)
  }
  const friends = profile && <Friends key="friends" profile={profile} />
  const requests = profile && (
    <Requests key="requests" profile={profile} onInviteAgain={openInvite} onLink={openLink} />
  )
  return (
    <Page title="Your Profile">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={profile?.displayName ?? ''} size="lg" decorative />
        <div className="min-w-[12rem] flex-1 wrap-anywhere large-text:min-w-0">
          <h1 tabIndex={-1} className="text-[clamp(1.75rem,1.5rem+1.6vw,2.5rem)]">
            Your Profile
          </h1>
          <p className="text-muted">
            {profile?.displayName} <UpToDate />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon="user-plus" onClick={() => openInvite('')}>
            Add a Friend
          </Button>
          <SignOutButton />
        </div>
      </div>
      {invitation && (
        <ul className="meta mt-3">
          <WaitingRow text="An invitation by link waits in this browser">
            <span className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => putAside(false)}>
                Look at it
              </Button>
              <Button
                size="small"
                look="quiet"
                onClick={() => {
                  forgetInvitation(invitation)
                  focusBeside()()
                }}
              >
                Forget it
              </Button>
            </span>
          </WaitingRow>
        </ul>
      )}
      {/* Side by side each column goes on by itself: what is short leaves no gap before the next. */}
      <div className="flex flex-col lg:grid lg:grid-flow-dense lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8 large-text:[&>*]:grid-cols-1">
        {/* Who asks comes first, also for those who hear it or go on by keys. */}
        {profile?.requests.length === 0 ? [friends, requests] : [requests, friends]}
        {profile && <AccountSection displayName={profile.displayName} />}
        <ProfileRest />
      </div>
      <AddFriendDialog
        open={invite.isOpen}
        email={invite.email}
        onClose={() => setInvite({ ...invite, isOpen: false })}
        onLink={openLink}
      />
      <InviteLinkDialog open={isLinking} onClose={() => setLinking(false)} />
    </Page>
  )
}

function UpToDate() {
  const { state, lastPull } = useSyncView()
  const now = useMinute()
  if (state.kind !== 'synced' || lastPull === 0) return null
  return (
    <span>
      · Up to date, <span className="whitespace-nowrap">{timeInWords(lastPull, now)}</span>
    </span>
  )
}

function Friends({ profile }: { profile: ProfileView }) {
  return (
    <section
      aria-labelledby="friends"
      className={`lg:col-1 lg:row-span-2 ${profile.requests.length < MANY ? '' : 'lg:mt-10'}`}
    >
      <SectionHeading id="friends">Friends</SectionHeading>
      <p className="-mt-1 mb-4 text-second text-muted">
        Manage your friends and their permissions.
      </p>
      {profile.friends.length === 0 && (
        <p className="text-pretty text-muted">
          You have not added any friends yet. Add some friends to your account to get started!
        </p>
      )}
      <ul
        className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] large-text:grid-cols-1"
        hidden={profile.friends.length === 0}
      >
        {profile.friends.map((friend) => (
          <FriendCard key={friend.id} friend={friend} />
        ))}
      </ul>
    </section>
  )
}
