// `npm run bench -- bundle`: what the build weighs as it is sent. Its limits are in
// tests/bundle.test.ts.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { root } from '../../scripts/run.mjs'

const FOLDER = join(root, 'dist/client')
const SMALL = 3000

/** By kind of file: how many there are, their bytes, and how many are small. */
export function benchBundle() {
  if (!existsSync(FOLDER)) {
    console.error('There is no build: run npm run build')
    process.exitCode = 1
    return
  }
  const names = readdirSync(FOLDER, { recursive: true }).map(String)
  const kinds = new Map()
  for (const name of names) {
    const path = join(FOLDER, name)
    const kind = extname(name)
    if (kind === '.br' || kind === '.gz' || !statSync(path).isFile()) continue
    const sent = existsSync(`${path}.br`) ? statSync(`${path}.br`).size : statSync(path).size
    const { files = 0, bytes = 0, small = 0 } = kinds.get(kind) ?? {}
    kinds.set(kind, {
      files: files + 1,
      bytes: bytes + sent,
      small: small + (sent < SMALL ? 1 : 0),
    })
  }
  const byBytes = [...kinds].toSorted(([, one], [, other]) => other.bytes - one.bytes)
  for (const [kind, { files, bytes, small }] of byBytes) {
    const name = (kind || 'others').padEnd(14)
    console.log(
      `  ${name} ${files} files, ${Math.round(bytes / 1000)} kB sent, ${small} below 3 kB`,
    )
  }
  console.log(JSON.stringify(Object.fromEntries(kinds)))
}
