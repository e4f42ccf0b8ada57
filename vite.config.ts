// How the page is built. The worker and the server are built beside it by scripts/build.mjs.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { CodeSplittingGroup } from 'rolldown'

const ENTRY = /\/src\/main\.tsx$/
/** Each import() in it opens a door: the frame with the navigation, or the screens of a room. */
const ROUTES = /\/src\/app\/routes\.tsx$/
const FRAME = /\/src\/app\/frame\.ts$/
const DOOR_OF_VISITORS = /\/src\/auth\/screens\.ts$/
const GALLERY = /\/src\/gallery\//
/** The rooms below the features, whose files are shared by screens. */
const SHARED_ROOMS = /\/(src\/(ui|page|session|exchange|timers|db|app)|shared)\/|preload-helper/

type Imports = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Graph = { getModuleInfo(id: string): Imports | null }

/** The files that need this one before they can run, itself included. */
function neededBy(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) neededBy(importer, graph, found)
  return found
}

/** The files whose import() names this one; no build has the gallery. */
function openedBy(id: string, graph: Graph): readonly string[] {
  return GALLERY.test(id) ? [] : (graph.getModuleInfo(id)?.dynamicImporters ?? [])
}

type Audience = 'start' | 'visitor' | 'member' | 'screen'

/**
 * Whose first screen needs a file: everybody's, a visitor's, a member's, that of one door alone; null:
 * nobody's.
 */
function audienceOf(id: string, graph: Graph): Audience | null {
  const needing = [...neededBy(id, graph)]
  if (needing.some((file) => ENTRY.test(file))) return 'start'
  const doors = needing.filter((file) => openedBy(file, graph).length > 0)
  const ofScreens = doors.filter((file) => openedBy(file, graph).some((by) => ROUTES.test(by)))
  if (ofScreens.length === 0) return null
  const forVisitors = ofScreens.filter((file) => DOOR_OF_VISITORS.test(file))
  if (forVisitors.length > 0 && forVisitors.length < ofScreens.length) return 'start'
  if (doors.length === 1 && !doors.some((file) => FRAME.test(file))) return 'screen'
  return forVisitors.length > 0 ? 'visitor' : 'member'
}

/** The files of the shared rooms that one audience needs first lie in one. */
function firstOf(audience: Audience, priority: number): CodeSplittingGroup {
  const name = (id: string, graph: Graph) => (audienceOf(id, graph) === audience ? audience : null)
  return { name, test: SHARED_ROOMS, debugName: audience, priority }
}

/** What these files share lies in one; those that an import() names are the beginning of their own. */
function behind(chunk: string, test: RegExp): CodeSplittingGroup {
  const name = (id: string, graph: Graph) =>
    audienceOf(id, graph) !== null || openedBy(id, graph).length > 0 ? null : chunk
  return { name, test, debugName: chunk }
}

/** What is shared lies in few files; everything else is split by itself, along the import()s. */
const chunks: CodeSplittingGroup[] = [
  // A release rarely changes these; they keep their names, and so their place in the cache.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)\//,
    priority: 5,
  },
  { name: 'dexie', test: /node_modules\/dexie(-react-hooks)?\//, priority: 4 },
  firstOf('start', 3),
  firstOf('visitor', 2),
  firstOf('member', 1),
  // What no first screen needs: parts of later ones, and what goes on behind all of them.
  behind('parts', /\/src\/(ui|page|timers)\/[^/]+$|\/shared\/(?:ingredient|sums)\//),
  behind('sync', /\/(src\/db|sw)\/|\/src\/session\/typed/),
]

const isOfStart = /\/(react|start|rolldown-runtime)-/

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The package's usual entry is written for browsers that have no service workers either.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
  build: {
    outDir: 'dist/client',
    // Which file needs which: for the test of what a screen costs (tests/bundle.test.ts).
    manifest: 'manifest.json',
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
        codeSplitting: { groups: chunks },
      },
    },
  },
})
