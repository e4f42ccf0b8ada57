// `npm run bench -- bundle`: what the build weighs, as it is sent. What must hold is in tests/bundle.test.ts.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { root } from '../../scripts/run.mjs'

const FOLDER = join(root, 'dist/client')
const SMALL = 3000

/** Files, bytes and the small ones among them, by kind of file. */
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
