import { listedInShort } from '#page/listed.ts'
import { usePeople, type FriendshipView } from './people.data.ts'

/** Who will see a list as soon as it is made: a right is given for all lists (product §2.groceries.7). */
export function NewListPeople() {
  const people = usePeople()
  return <p className="meta -mt-2 wrap-anywhere">{people ? whoSees(people.friends) : '\u00a0'}</p>
}

function whoSees(friends: readonly FriendshipView[]): string {
  const seeing = friends.filter(({ yours }) => yours.canManageGroceryLists)
  if (seeing.length === 0) return 'Only you will see it, until you share it.'
  const names = seeing.map(({ displayName }) => displayName)
  return `${listedInShort(names)} will see and edit it, too.`
}
