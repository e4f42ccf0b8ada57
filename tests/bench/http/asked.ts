// Calls over HTTP to a server that is measured.
import { get, request, type Agent, type IncomingMessage } from 'node:http'

/** json: what is sent; the method is then PATCH unless it is given. */
export type Asked = {
  port: number
  token: string
  path: string
  json?: unknown
  method?: string
  agent?: Agent
}

/** Asks, and resolves once the head of the answer is there. Throws unless it is 200. */
export function ask({
  port,
  token,
  path,
  json,
  method = 'PATCH',
  agent,
}: Asked): Promise<IncomingMessage> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const options = { port, host: '127.0.0.1', path: `/api${path}`, headers, ...(agent && { agent }) }
  return new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage) => {
      if (answer.statusCode === 200) resolve(answer)
      else reject(new Error(`${path} was answered ${String(answer.statusCode)}`))
    }
    const asked =
      json === undefined
        ? get(options, answered)
        : request({ ...options, method }, answered).end(JSON.stringify(json))
    asked.on('error', reject)
  })
}

/** Reads an answer to its end; resolves to the milliseconds that it took. */
export async function timed(asked: Asked): Promise<number> {
  const startedAt = performance.now()
  const answer = await ask(asked)
  await new Promise((resolve) => answer.resume().on('end', resolve))
  return performance.now() - startedAt
}
