import { expect, it } from 'vitest'
import { textOfResult } from './result-texts.ts'

it.each([
  ['friend.invite', 201, 'success', 'Friend request sent successfully!'],
  ['friend.invite', 404, 'error', 'Oh noooo! We could not find user with that email!'],
  ['friend.invite', 406, 'error', 'Wooops! Looks like you are trying to invite yourself!'],
  [
    'friend.invite',
    409,
    'error',
    'Wooops! Looks like you have already sent a friend request to this user!',
  ],
  ['friend.grant', 200, 'success', 'Permissions updated successfully!'],
  ['friend.grant', 404, 'error', 'Failed to update permissions!'],
  ['friend.remove', 204, 'success', 'Friendship deleted successfully!'],
  ['friend.remove', 403, 'error', 'Failed to delete friendship!'],
  ['friend.answer', 200, 'success', 'Friend request updated successfully!'],
  ['friend.answer', 409, 'error', 'Failed to update friend request!'],
] as const)(
  '[8.invite.1, 8.invite.2, 8.invite.3, 8.invite.4, 8.permissions.1, 8.unfriend.1, 8.friend-request.1] %s answered %i',
  (kind, status, tone, text) => {
    expect(textOfResult({ kind, status })).toEqual({ tone, text })
  },
)
