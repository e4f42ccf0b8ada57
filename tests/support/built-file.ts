// Where the build has put a file of ours: chunks are named after rooms and carry a hash.
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const manifest = z.record(z.string(), z.object({ file: z.string() }))
const MANIFEST = new URL('../../dist/manifest.json', import.meta.url)

/** The address of the chunk that begins with this file, as a pattern for routes. */
export function builtFile(source: string): string {
  const chunk = manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))[source]
  if (chunk === undefined) throw new Error(`${source} begins no chunk of the build`)
  return `**/${chunk.file}`
}
