// How long the owner waits for "off" while the friend writes without a pause, beside how long the
// owner's own write takes then.
import { expect, it } from 'vitest'
import { befriend, join, type Api } from '../support/api.ts'
import { figure } from '../support/figures.ts'
import { hammer } from '../support/hammer.ts'
import { serverHere } from '../support/server-here.ts'

const ROUNDS = 9
const server = serverHere({ listen: true })

it.each([8, 24])(
  'with %i writers a right is taken away as fast as the owner writes',
  async (writers) => {
    const owner = await join(server, 'Owner')
    const list = (await owner.post('/grocerylists', { name: 'List', groceries: [] })).body.id
    const times = { write: [] as number[], switch: [] as number[], unfriend: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      const friend = await join(server, 'Friend')
      const { id } = await befriend(owner, friend, ['canManageGroceryLists', 'canEditRecipes'])
      const write = () => owner.patch(`/grocerylists/${list}`, { name: `Name ${round}` })
      const off = () =>
        owner.patch(`/users/friends/${id}/permissions`, { canManageGroceryLists: false })
      const unfriend = () => owner.del(`/users/friends/${id}`)
      await measured({ friend, list, writers }, { times: times.write, act: write })
      await measured({ friend, list, writers }, { times: times.switch, act: off })
      const on = { canManageGroceryLists: true }
      await owner.patch(`/users/friends/${id}/permissions`, on)
      await measured({ friend, list, writers }, { times: times.unfriend, act: unfriend })
    }
    for (const [what, ms] of Object.entries(times)) {
      figure(`${writers} writers: ${what}, median`, median(ms), 'ms')
      figure(`${writers} writers: ${what}, longest`, Math.max(...ms), 'ms')
    }
  },
  600_000,
)

/** How long something takes amid the writers. What they got in meanwhile is counted, not timed. */
async function measured(
  { friend, list, writers }: { friend: Api; list: string; writers: number },
  { times, act }: { times: number[]; act: () => Promise<{ status: number }> },
): Promise<void> {
  const writing = hammer(server, { person: friend, list, writers, limit: 100 * writers })
  await writing.until(2 * writers)
  const before = writing.accepted()
  const startedMs = performance.now()
  const { status } = await act()
  times.push(performance.now() - startedMs)
  const meanwhile = writing.accepted() - before
  await writing.stop()
  expect(status).toBeLessThan(300)
  expect(meanwhile).toBeLessThanOrEqual(3 * writers)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
