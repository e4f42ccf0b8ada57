// What the servers that run say of themselves to `npm run admin -- status`. They are asked through
// PostgreSQL, because a command knows the database but not at which addresses its servers listen.
import { Client } from 'pg'
import * as z from 'zod/mini'

const CHANNEL = 'nomnom_state'
const QUESTION = '?'
/** The connections of servers are told from others by this name. */
export const SERVER_CONNECTION = 'nomnom-pokes'
const WAIT_MS = 2_000

const serverState = z.object({ streams: z.number(), waiting: z.number() })

/** Of one server process. streams: live ones. waiting: requests that wait for a connection. */
export type ServerState = z.infer<typeof serverState>

/** Answers whoever asks, over a connection that stays open. */
export async function answerState(client: Client, state: () => ServerState): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    if (channel !== CHANNEL || payload !== QUESTION) return
    // Who asked has gone, or the connection has: nobody waits for the answer.
    say(client, JSON.stringify(state())).catch(() => {})
  })
  await client.query(`listen ${CHANNEL}`)
}

/**
 * How many servers run on this database, and what those say that answer within two seconds. `url` must
 * reach PostgreSQL directly.
 */
export async function askServers(url: string): Promise<{ count: number; states: ServerState[] }> {
  const client = new Client({ connectionString: url, application_name: 'nomnom-admin' })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = $1`,
      [SERVER_CONNECTION],
    )
    const count = rows[0]?.count ?? 0
    const states = await answers(client, count)
    return { count, states }
  } finally {
    await client.end()
  }
}

async function answers(client: Client, count: number): Promise<ServerState[]> {
  const states: ServerState[] = []
  if (count === 0) return states
  await client.query(`listen ${CHANNEL}`)
  let late: NodeJS.Timeout | undefined
  await new Promise<void>((resolve, reject) => {
    late = setTimeout(resolve, WAIT_MS)
    client.on('notification', ({ payload = '' }) => {
      if (payload === QUESTION) return
      const { data } = z.safeParse(serverState, JSON.parse(payload))
      if (data) states.push(data)
      if (states.length === count) resolve()
    })
    say(client, QUESTION).catch(reject)
  })
  clearTimeout(late)
  return states
}

function say(client: Client, payload: string) {
  return client.query('select pg_notify($1, $2)', [CHANNEL, payload])
}
