import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { answerRequest, type FriendshipView } from './friends.data.ts'

/** Somebody wants to be friends: Accept or Reject. */
export function RequestCard({ request }: { request: FriendshipView }) {
  const [isAnswered, setAnswered] = useState(false)
  const name = request.displayName || 'Unknown User'
  const answer = async (status: 'ACCEPTED' | 'REJECTED') => {
    setAnswered(true)
    await answerRequest(request.id, status)
  }
  return (
    <Card as="li" className="request-card">
      <Avatar name={name} decorative />
      <span className="request-from">
        Friend Request from: <b>{name}</b>
      </span>
      <span className="request-actions">
        <Button size="small" disabled={isAnswered} onClick={() => void answer('ACCEPTED')}>
          Accept
        </Button>
        <Button
          size="small"
          look="secondary"
          disabled={isAnswered}
          onClick={() => void answer('REJECTED')}
        >
          Reject
        </Button>
      </span>
    </Card>
  )
}
