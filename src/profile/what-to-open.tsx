import { useState } from 'react'
import { flagLabel, FLAGS } from '#shared/grants.ts'
import { useIsScreenBusy } from '#page/busy-screen.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { Switch } from '#ui/switch.tsx'
import { grant, noteAsked, useFriend, useNewFriend, type FriendshipView } from './friends.data.ts'

type Props = { friend: FriendshipView | undefined; onClose: () => void }

/** Asks once, when two have become friends, what this one opens to the other (product §2.profile.11). */
function WhatToOpen({ friend, onClose }: Props) {
  // The name that is shown stays until the dialog has left the screen.
  const [shown, setShown] = useState(friend)
  if (friend !== undefined && friend !== shown) setShown(friend)
  const name = shown?.displayName ?? ''
  return (
    <Dialog
      open={friend !== undefined}
      onClose={onClose}
      title={`You and ${name} are friends now`}
      text={`What may ${name} do? You can change it in your profile at any time.`}
    >
      {shown &&
        FLAGS.map((flag) => (
          <Switch
            key={flag}
            label={flagLabel(flag)}
            labelFor={name}
            checked={shown.yours[flag]}
            onChange={(event) => void grant(shown.id, flag, event.target.checked)}
          />
        ))}
      <DialogButtons>
        <Button onClick={onClose}>Done</Button>
      </DialogButtons>
    </Dialog>
  )
}

/** Asks on whatever screen it is known that two are friends now; never over a busy one. */
export function WhatToOpenNow() {
  const found = useNewFriend()
  const isBusy = useIsScreenBusy()
  const [asked, setAsked] = useState<{ id: string; isOpen: boolean }>()
  const friend = useFriend(asked?.id ?? null)
  // It stays while rights are switched on, after which nothing is left to ask; not when they are no friends
  // any more.
  if (found && !isBusy && found.id !== asked?.id && !(asked?.isOpen && friend)) {
    setAsked({ id: found.id, isOpen: true })
  }
  const close = () => {
    if (!asked) return
    setAsked({ ...asked, isOpen: false })
    void noteAsked(asked.id)
  }
  return <WhatToOpen friend={asked?.isOpen ? friend : undefined} onClose={close} />
}
