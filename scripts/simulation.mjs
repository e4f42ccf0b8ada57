// Bundles the simulation of the sync engine (tests/sync/simulation) into one file that Node runs at
// full speed, with the server's tables in memory and seeded randomness. Patches replace pieces of
// the sources, for `npm run test:mutants`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const SUPPORT = join(root, 'tests/support/memory-db')
const SHIMS = join(root, 'tests/sync/simulation/shims')
const SERVER = join(root, 'server')

/** Imports of the server for which the simulation has its own modules. */
const SHIMMED = {
  'node:crypto': join(SHIMS, 'crypto.ts'),
  'node:timers/promises': join(SHIMS, 'timers.ts'),
  uuid: join(SHIMS, 'uuid.ts'),
}

/** The modules of server/db that have a twin in memory. */
const TWINS = [
  'expiry',
  'friendships',
  'history',
  'invite-links',
  'lives',
  'mutation-log',
  'open-calls',
  'rate-counts',
  'records',
  'records-by-change',
  'rest-seen',
  'revocations',
  'save-records',
  'scopes',
  'shown-list',
  'sight',
  'things',
  'users',
]

/**
 * Bundles the simulation, as below, and resolves to its exports.
 * @param {{ name?: string, patches?: Patch[] }} [what]
 */
export async function loadSimulation({ name = 'plain', patches = [] } = {}) {
  const file = await bundleSimulation({ name, patches })
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(file)
  }
}

/**
 * Bundles the simulation into a file, which the caller removes, and resolves to its path. patches:
 * `{ file, from, to }`, of which `from` has to stand exactly once in the file.
 * @typedef {{ file: string, from: string, to: string }} Patch
 * @param {{ name: string, patches?: Patch[] }} what
 */
export async function bundleSimulation({ name, patches = [] }) {
  const { build } = await import('vite')
  const applied = new Set()
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    plugins: [substitutes(), patching(patches, applied)],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'tests/sync/simulation/main.ts'),
        output: { codeSplitting: false },
      },
    },
  })
  for (const patch of patches) {
    if (!applied.has(patch)) throw new Error(`${patch.file} is not part of the simulation`)
  }
  const folder = join(root, '.cache/simulation')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}-${process.pid}-${Date.now()}.mjs`)
  // Without watching, and with one output, Vite answers a single build.
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built)
  writeFileSync(file, output[0].code)
  return file
}

function substitutes() {
  return {
    name: 'simulated-parts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer) return null
      const isServers = importer.startsWith(SERVER)
      if (isServers && SHIMMED[source]) return SHIMMED[source]
      if (!source.endsWith('.ts')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      const id = resolved?.id ?? ''
      if (id === join(SERVER, 'auth/tokens/verify-token.ts')) return join(SHIMS, 'verify-token.ts')
      const twin = TWINS.find((module) => id === join(SERVER, `db/${module}.ts`))
      return twin && !importer.startsWith(SUPPORT) ? join(SUPPORT, `${twin}.ts`) : resolved
    },
  }
}

function patching(patches, applied) {
  return {
    name: 'patches',
    enforce: 'pre',
    transform(code, id) {
      let text = code
      for (const patch of patches) {
        if (id !== join(root, patch.file)) continue
        text = applyPatch(text, patch)
        applied.add(patch)
      }
      return text === code ? null : { code: text, map: null }
    },
  }
}

/** A source with one piece replaced. Throws unless the piece is there exactly once. */
export function applyPatch(code, { file, from, to }) {
  const parts = code.split(from)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`)
  return parts.join(to)
}
