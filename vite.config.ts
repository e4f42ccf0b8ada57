// How the page is built. The worker and the server are built beside it by scripts/build.mjs.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import type { ChunkingContext } from 'rolldown'
import { packedSource } from './shared/categorise/packed.ts'

/** A release rarely changes these; they keep their names, and so their place in the cache. */
const PACKAGES = /node_modules\/(?:(dexie|zod)|react|react-dom|preact|wouter|regexparam)\//
/** Each import() in it opens the frame with the navigation, or the screens of a room. */
const ROUTES = /\/src\/app\/routes\.tsx$/
/** Doors that do not come with the rest of their folder. */
const TOGETHER: readonly [RegExp, string][] = [
  [/\/app\/frame\.ts$/, 'member'],
  [/\/(menu\/menu|places\/screens)\.tsx?$/, 'menu-places'],
  [/\/(forms|place-form|\w+-check)\.tsx?$/, 'forms'],
  [/\/import\/door\.ts$/, 'import'],
  [/\/import\/(reader|files)\.ts$/, 'reader'],
  [/\/page\/sense\.ts$/, 'sense'],
  [/\/groceries\/(catalogue|offers\/..)\.ts$/, 'catalogue'],
  // A report has to leave where the frame cannot be fetched.
  [/\/describe-error\.ts$/, 'ui'],
  [/\/(background|device\.data)\.ts$|\/src\/db\//, 'sync'],
  [/\/src\/(app|page|exchange|timers)\//, 'shell'],
  [/\/src\/ui\/|\/react-hot-toast\//, 'ui'],
]
/** Large, and fetched by few people or on few occasions. */
const ALONE = /\/(lexicons\/..|auth-client|memory-storage)\.ts$/

const OF_NO_ROOM = /\/src\/(?:ui|page|session|exchange)\//
const SHEET = /\/ui\/sheet\.tsx$/

/** The files named by an import(), or by the page itself, that need this one before they can run. */
function doorsTo(
  id: string,
  graph: ChunkingContext,
  doors = new Set<string>(),
  seen = new Set<string>(),
) {
  if (seen.has(id)) return doors
  seen.add(id)
  const { isEntry = false, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  if (isEntry || dynamicImporters.length > 0) doors.add(id)
  for (const importer of importers) doorsTo(importer, graph, doors, seen)
  return doors
}

/**
 * Where a file lies: what a first screen needs beside the other first screens of its folder, what is
 * needed later beside what else is of that folder, and what several of them need in one for all.
 */
function chunkOf(id: string, graph: ChunkingContext): string {
  const kept = PACKAGES.exec(id)
  if (kept) return kept[1] ?? 'react'
  // Two rooms have one, and nothing that they share needs it.
  if (SHEET.test(id)) return 'shell'
  const doors = [...doorsTo(id, graph)]
  if (doors.some((door) => graph.getModuleInfo(door)?.isEntry)) return 'start'
  const first = doors.filter((door) =>
    graph.getModuleInfo(door)?.dynamicImporters.some((file) => ROUTES.test(file)),
  )
  const needing = new Set(first.map((door) => chunkOfDoor(door)))
  if (needing.size > 1) return needing.has('auth') ? 'start' : 'member'
  // What visitors share with parts that members get later: those do without the rest.
  if (needing.has('auth') && first.length < doors.length) return 'ui'
  if (first.length === 0) for (const door of doors) needing.add(chunkOfDoor(door, '-parts'))
  const [only = 'shared', ...others] = needing
  if (others.length === 0) return only
  if (needing.has('sync')) return 'sync'
  // What one room shares with what stands round every screen is there before its parts are asked for,
  // and so is what rooms share that is of none.
  const isRound = needing.has('shell') && needing.size === 2
  return isRound || OF_NO_ROOM.test(id) ? 'shell' : 'shared'
}

function chunkOfDoor(door: string, ending = ''): string {
  const [, folder = 'shared', name = ''] =
    /\/(?:src|shared)\/(\w+)\/.*?([\w-]+)\.tsx?$/.exec(door) ?? []
  if (ALONE.test(door)) return name
  return TOGETHER.find(([pattern]) => pattern.test(door))?.[1] ?? folder + ending
}

/** Which sources lie in which file, and what it needs: for the landing page and the tests. */
const manifest: Plugin = {
  name: 'manifest',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const files = chunks.map(({ fileName, moduleIds, imports, dynamicImports, viteMetadata }) => ({
      file: fileName,
      sources: moduleIds.map((id) => normalizePath(relative(import.meta.dirname, id))),
      imports,
      dynamicImports,
      css: [...(viteMetadata?.importedCss ?? [])],
    }))
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(files) })
  },
}

/** Words of languages are sent packed: they are most of what a device fetches for its lists. */
const packedWords: Plugin = {
  name: 'packed-words',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return /\/lexicons\/\w+\.ts$/.test(id) ? { code: packedSource(code), map: null } : null
  },
}

/**
 * The page waits for it before anything is painted. With its version in its name it comes as its other
 * files do, without waiting for the worker, which meanwhile looks for the last sight.
 */
const versionedTheme: Plugin = {
  name: 'versioned-theme',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const versioned = (name: string, source: string | Uint8Array) =>
      `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`
    const sources = [`public/${THEME}`, 'src/page/early-title-font.js'].map((path) =>
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    )
    const withFonts = sources
      .join('')
      .replace(/\/src\/page\/fonts\/([\w-]+\.woff2)/g, (path, name: string) =>
        versioned(name, readFileSync(join(import.meta.dirname, path))),
      )
    page.source = String(page.source).replace(`"/${THEME}"`, `"${versioned(THEME, withFonts)}"`)
  },
}
const THEME = 'theme.js'

const isOfStart = /\/(react|index|rolldown-runtime)-/

export default defineConfig({
  plugins: [react(), tailwindcss(), packedWords, versionedTheme, manifest],
  resolve: {
    alias: [
      // The package's usual entry is written for browsers that have no service workers either.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
      // What the router takes for a React that has it not.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
    ],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // From these on browsers know OKLCH; for older ones every colour would stand there twice.
    cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.4'],
    // Browsers with service workers preload modules by themselves; the polyfill is inline work.
    modulePreload: {
      polyfill: false,
      // What the page starts with is there already when a script asks for more.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !isOfStart.test(file)) : files,
    },
    // An inlined file is a data: address, which the page's content policy would have to allow.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Every file has its chunk, so none is taken along by another.
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: 'chunks' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
