import { useState } from 'react'
import { flushSync } from 'react-dom'
import { flagLabel, FLAGS } from '#shared/grants.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { Switch } from '#ui/switch.tsx'
import { grant, unfriend, type FriendshipView } from './friends.data.ts'

/** A friend and what they may do: four switches, each at once on this device. */
export function FriendCard({ friend }: { friend: FriendshipView }) {
  const [isAsking, setAsking] = useState(false)
  const { displayName } = friend
  return (
    <Card as="li" className="px-4.5 pt-4 pb-2">
      {/* Where a word of the name has no room beside the button, that stands below. */}
      <div className="flex flex-wrap items-center gap-x-3 pb-2.5">
        <Avatar name={displayName} size="lg" decorative />
        <h3 className="min-w-0 flex-[1_1_min-content] wrap-break-word">{displayName}</h3>
        <Button
          look="danger-quiet"
          size="small"
          className="-mr-2 ml-auto"
          aria-label={`Unfriend ${displayName}`}
          onClick={() => setAsking(true)}
        >
          Unfriend
        </Button>
      </div>
      {FLAGS.map((flag) => (
        <Switch
          key={flag}
          label={flagLabel(flag)}
          labelFor={displayName}
          checked={friend.yours[flag]}
          onChange={(event) => void grant(friend.id, flag, event.target.checked)}
        />
      ))}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          // The focus is back in the card before it goes.
          flushSync(() => setAsking(false))
          void unfriend(friend.id).then(focusBeside())
        }}
        title={`Unfriend ${displayName}?`}
        text="Neither of you will see what the other shares any more."
        confirmText="Unfriend"
        danger
      />
    </Card>
  )
}
