// How the page is built. The worker and the server are built beside it by scripts/build.mjs.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
    test: /src\/(routes|app\/(app|guard|session|device|device-users|error-.*|screen-slot|page|page-title|lazy-screen|update-state|install|report-error|storage|safe-redirect|idle|arrival|finish-arrival|sign-out|save|busy-screen)|ui\/(button.*|icon|loading|error-screen|preload|toaster|notify|spinner|app-link|wordmark|text-link|art\/wheat)|db\/(session-store|browser))\.tsx?$|shared\/(errors|limits)\.ts$|react-hot-toast|vite\/preload/,
    priority: 1,
  },
  { name: 'art', test: /src\/ui\/(card|hash|art\/(plate.*|layer|shapes))\.tsx?$/, priority: 1 },
  // What the header and every list of a member need: the mirror and how it is read.
  {
    name: 'member',
    test: /src\/(app\/(header|menu|use-is-current|sync-chip|sync-view|sync\.data|use-now|device-notice|mirror|use-elapsed)|db\/(db|dexie-store|ids|read-sync|read-people|read-records|base-of-row)|ui\/(avatar|initials|icon-button|sync-chip|skip-link|pulse-dot|empty-state|section-heading|chip))\.tsx?$|shared\/(read|scopes|grants|permissions|clock|merge\/(record|stamp))\.ts$|node_modules\/uuid\//,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers with service workers preload modules by themselves; the polyfill is inline work.
    modulePreload: { polyfill: false },
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
