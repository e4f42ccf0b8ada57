// Writers that never pause, for tests of what others then have to wait.
import { v7 } from 'uuid'
import { timeAt, type Api } from './api.ts'
import type { TestServer } from './server.ts'

type Hammer = {
  /** How many writes have been accepted. */
  accepted(): number
  /** Resolves once so many are accepted; rejects if they never are. */
  until(accepted: number): Promise<void>
  /** Waits for the last answer of each writer; resolves to the statuses that came, each once. */
  stop(): Promise<number[]>
}

/** Somebody changes one list from so many devices at once, until each is refused or stopped. */
export function hammer(
  server: TestServer,
  by: { person: Api; list: string; writers: number; limit: number },
): Hammer {
  const { person, list, writers, limit } = by
  const statuses: number[] = []
  const state = { isOver: false }
  let told = () => {}
  const accepted = () => statuses.filter((status) => status === 200).length
  const writing = Array.from({ length: writers }, async (_, at) => {
    const text = `from ${at}`
    while (!state.isOver && accepted() < limit) {
      const { status } = await person.patch(`/grocerylists/${list}`, changeOf(server, text))
      statuses.push(status)
      told()
      if (status !== 200) return
    }
  })
  return {
    accepted,
    async until(count) {
      const reached = new Promise<void>((resolve) => {
        told = () => accepted() >= count && resolve()
      })
      const ended = Promise.all(writing).then(() => {
        if (accepted() < count) throw new Error(`The writers ended with ${statuses.join(', ')}`)
      })
      await Promise.race([reached, ended])
    },
    async stop() {
      state.isOver = true
      await Promise.all(writing)
      return [...new Set(statuses)].toSorted((a, b) => a - b)
    },
  }
}

/** Adds and removes the same item, so that the list stays short. */
function changeOf(server: TestServer, text: string) {
  const id = v7()
  const time = timeAt(server)
  const add = { text, category: null, isChecked: false, pos: 'a0', ...time }
  return {
    ops: [
      { id, add },
      { id, del: { seen: { text: null, isChecked: null }, ...time } },
    ],
  }
}
