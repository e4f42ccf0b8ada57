// `node scripts/read-ingredient.mjs`: reads lines of recipes from standard input and prints for each
// what it says, as JSON on one line (see shared/ingredient/read-ingredient.ts).
import { createInterface } from 'node:readline'
import { ensureInstalled, requireNode } from './install.mjs'

requireNode()
await ensureInstalled({ dev: true, log: console.error })
const { register } = await import('tsx/esm/api')
register()
const { readIngredient } = await import('../shared/ingredient/read-ingredient.ts')

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(readIngredient(line))}\n`)
}
