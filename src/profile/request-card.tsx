import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { focusBeside } from '#ui/focus-beside.ts'
import { answerRequest, type FriendshipView } from './friends.data.ts'

/** Somebody wants to be friends: Accept or Reject. */
export function RequestCard({ request }: { request: FriendshipView }) {
  const [isAnswered, setAnswered] = useState(false)
  const name = request.displayName || 'Unknown User'
  const answer = (status: 'ACCEPTED' | 'REJECTED') => {
    setAnswered(true)
    void answerRequest(request.id, status).then(focusBeside())
  }
  return (
    <Card as="li" className="flex flex-wrap items-center gap-3 px-4 py-3.5">
      <Avatar name={name} decorative />
      <span className="min-w-[11rem] flex-1 wrap-anywhere large-text:min-w-0">
        Friend Request from: <b>{name}</b>
      </span>
      <span className="flex gap-2">
        <Button size="small" disabled={isAnswered} onClick={() => answer('ACCEPTED')}>
          Accept
        </Button>
        <Button
          size="small"
          look="secondary"
          disabled={isAnswered}
          onClick={() => answer('REJECTED')}
        >
          Reject
        </Button>
      </span>
    </Card>
  )
}
