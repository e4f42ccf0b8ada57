// node:crypto for the simulated server.
import * as crypto from 'node:crypto'

export * from 'node:crypto'
export { randomBytes, randomUUID } from './random.ts'

/** So many signatures are kept: each is made by one trip and made again to check the next. */
const KEPT_MAX = 10_000

const signed = new Map<string, Buffer>()

/** The same signatures, each made once. */
export function createHmac(algorithm: string, key: string) {
  return {
    update(text: string) {
      return { digest: () => signatureOf({ algorithm, key, text }) }
    },
  }
}

function signatureOf({ algorithm, key, text }: Record<'algorithm' | 'key' | 'text', string>) {
  const name = `${algorithm} ${key} ${text}`
  const known = signed.get(name)
  if (known) return known
  if (signed.size >= KEPT_MAX) signed.clear()
  const made = crypto.createHmac(algorithm, key).update(text).digest()
  signed.set(name, made)
  return made
}
