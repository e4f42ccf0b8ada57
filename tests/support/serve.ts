// A program that serves the API on the database of DATABASE_URL until it is killed: a server whose
// memory can be measured, since no test runs in its process. Prints a line of JSON when it is open.
import { readConfig } from '#server/config.ts'
import { run } from '#server/main.ts'
import { createLog } from '#server/log.ts'

const server = await run({
  config: readConfig(process.env),
  log: createLog({ level: 'warn', write: (line) => console.error(line) }),
  say: () => {},
  onLost: (error) => {
    throw error
  },
})
console.log(JSON.stringify({ port: server.port }))
