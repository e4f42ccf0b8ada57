// Finds our sources in the build: its chunks are named after rooms and carry a hash.
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const chunkSchema = z.object({
  file: z.string(),
  sources: z.array(z.string()),
  imports: z.array(z.string()),
  dynamicImports: z.array(z.string()),
  css: z.array(z.string()),
})
const MANIFEST = new URL('../../dist/manifest.json', import.meta.url)

/** A file of the build, with the sources in it and the files that it needs at once or later. */
export type BuiltChunk = z.infer<typeof chunkSchema>

/** All scripts of the build, as vite.config.ts lists them. */
export function builtChunks(): BuiltChunk[] {
  return z.array(chunkSchema).parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
}

/** The address of the chunk that holds this source, as a pattern for routes. */
export function builtFile(source: string): string {
  const chunk = builtChunks().find(({ sources }) => sources.includes(source))
  if (chunk === undefined) throw new Error(`${source} is not in the build`)
  return `**/${chunk.file}`
}
