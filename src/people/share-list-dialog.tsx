import { useState } from 'react'
import { copyText } from '#page/share-text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Switch } from '#ui/switch.tsx'
import { InviteLink } from './invite-link.tsx'
import { shareLists, usePeople } from './people.data.ts'
import { WaitingLinks } from './waiting-links.tsx'

export type ShareListProps = {
  list: {
    name: string
    /** Only its owner deletes a list, and decides who sees it. */
    canDelete: boolean
    people: readonly { id: string; displayName: string }[]
  }
  /** The list as text. */
  textOf: () => string
  open: boolean
  onClose: () => void
}

/** 'Share' on a list (product §2.list.19): who sees it, inviting, and below that its text. */
export function ShareListDialog({ list, textOf, open, onClose }: ShareListProps) {
  const [isInviting, setInviting] = useState(false)
  const close = () => {
    onClose()
    setInviting(false)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isInviting ? 'Invite with a link' : `Share “${list.name}”`}
      closeButton
    >
      {isInviting ? (
        <InviteLink onClose={close} />
      ) : (
        <div className="grid gap-3.5 pt-2.5 pb-6">
          {list.canDelete ? (
            <OwnList onInvite={() => setInviting(true)} />
          ) : (
            <ListOfFriend list={list} />
          )}
          <Button
            wide
            look="secondary"
            icon="copy"
            onClick={() => {
              void copyText(textOf(), 'Copied as text')
              close()
            }}
          >
            Copy as text
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const FRIEND = 'flex min-h-13 items-center gap-3 wrap-anywhere'

function OwnList({ onInvite }: { onInvite: () => void }) {
  const people = usePeople()
  if (!people) return null
  const { friends, links } = people
  return (
    <>
      <p>
        {friends.some(({ yours }) => yours.canManageGroceryLists)
          ? 'Whoever is switched on sees and edits all of your grocery lists.'
          : 'Only you see this list. Whoever you let in sees and edits all of your grocery lists.'}
      </p>
      {friends.length > 0 && (
        <ul>
          {friends.map((friend) => (
            <li key={friend.id} className={FRIEND}>
              <Avatar name={friend.displayName} decorative />
              <Switch
                className="min-w-0 flex-1"
                label={friend.displayName}
                labelFor="sees and edits my grocery lists"
                checked={friend.yours.canManageGroceryLists}
                onChange={({ target }) => void shareLists(friend.id, target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      <WaitingLinks links={links} />
      <Button wide icon="user-plus" data-autofocus onClick={onInvite}>
        Invite with a link
      </Button>
    </>
  )
}

function ListOfFriend({ list: { people } }: Pick<ShareListProps, 'list'>) {
  return (
    <>
      <p>This list is a friend’s, who alone decides who else sees it. You and:</p>
      <ul hidden={people.length === 0}>
        {people.map(({ id, displayName }) => (
          <li key={id} className={FRIEND}>
            <Avatar name={displayName} decorative />
            <span>{displayName}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
