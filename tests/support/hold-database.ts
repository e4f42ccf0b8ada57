// A program that holds an embedded database until it is killed, as a server would. Prints one line
// of JSON: that it is open, or why it is not.
import { startEmbedded } from '#server/db/embedded.ts'

// Exits without stopping the database first, as after an error that nobody caught.
process.on('SIGTERM', () => process.exit(0))

const dataDir = process.argv[2] ?? ''
try {
  const database = await startEmbedded({ dataDir, log: () => undefined })
  console.log(JSON.stringify({ url: database.url, pid: database.pid() }))
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  process.exit(1)
}
