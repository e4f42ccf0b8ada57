// How the page is built. The worker and the server are built beside it by scripts/build.mjs.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every screen starts with lies in few files: fifty small ones take longer on a phone and
 * compress a quarter worse. What is not named here is split by itself, by who needs it.
 */
const together = [
  // A release rarely changes these; they keep their names, and so their place in the cache.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  { name: 'dexie', test: /node_modules\/dexie(-react-hooks)?\//, priority: 2 },
  // What main.tsx needs before it knows who is there.
  {
    name: 'core',
    test: /src\/((app|page|session|exchange)\/(routes|app|guard|session|device|device-users|error-(boundary|screens)|screen-slot|page|page-title|lazy-screen|update-state|install|load-surely|report-error|storage|safe-redirect|arrival|save|busy-screen)|ui\/(button.*|card|hash|icon|icon-strokes|idle|later|loading|preload|toaster|notify|spinner|app-link|wordmark|text-link|art\/(plate|street|wheat))|db\/(session-store|browser))\.tsx?$|shared\/(errors|limits)\.ts$|vite\/preload/,
    priority: 1,
  },
  // What the header and every list of a member need: the mirror and how it is read.
  {
    name: 'member',
    test: /src\/((app|page|session|exchange)\/(header|shell|shell\.data|sync-chip-later|use-is-current|device-notice|mirror|use-elapsed)|db\/(db|local|dexie-store|device-name|read-sync|read-people|read-records|base-of-row)|ui\/(avatar|back-link|initials|confirm-dialog|dialog|sheet|icon-button|skip-link|pulse-dot|empty-state|section-heading|chip))\.tsx?$|shared\/(read|scopes|grants|permissions|clock|merge\/(record|stamp))\.ts$/,
    priority: 1,
  },
  // What a recipe and its cooking mode show.
  {
    name: 'recipe',
    test: /src\/recipes\/(steps|ingredient-list|cooking\.data|servings.*)\.tsx?$|shared\/ingredient\//,
    priority: 1,
  },
  { name: 'art', test: /src\/ui\/art\/(layer|shapes)\.tsx?$/, priority: 1 },
  { name: 'plates', test: /src\/ui\/art\/plate-.*\.tsx?$/, priority: 0 },
  { name: 'toasts', test: /src\/ui\/toasts\.tsx$|react-hot-toast/, priority: 0 },
  {
    name: 'modal',
    test: /src\/ui\/(modal|use-presence|confirm-box|dialog-box|sheet-box)\.tsx?$/,
    priority: 0,
  },
]

/**
 * Says of the router's contexts and wrapped components that making them has no effect, and drops their
 * names for debuggers: what only its framework mode uses can then be left out, a third of it.
 */
const shakeRouter: Plugin = {
  name: 'nomnom:shake-router',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/= (React\d*\.(?:createContext|memo|forwardRef)\()/g, '= /* @__PURE__ */ $1'),
  },
}

const isOfStart = /\/(react|core|rolldown-runtime)-/

export default defineConfig({
  plugins: [react(), tailwindcss(), shakeRouter],
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
        codeSplitting: { groups: together },
      },
    },
  },
})
