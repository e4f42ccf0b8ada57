// Writes the pages that a browser without the worker gets. They are index.html with the names of the
// files that draw the screen, which are found one after the other otherwise. For `/` the first screen
// stands in it, too: that is there after one trip and needs no script to be read.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

/** What every screen fetches at once by itself. */
const DRAWINGS = 'src/ui/art/drawings.ts'
/** What draws the screens of visitors. */
const VISITORS = ['src/auth/screens.ts', DRAWINGS]
/** What draws those of members, by the first word of their paths, and what each of them needs. */
const ROOMS = {
  menu: 'src/menu/menu.tsx',
  profile: 'src/profile/profile.tsx',
  recipes: 'src/recipes/screens.ts',
  places: 'src/places/screens.ts',
  groceries: 'src/groceries/screens.ts',
}
const MEMBERS = [
  'src/app/frame.ts',
  'src/exchange/mirror.ts',
  'src/exchange/background.ts',
  DRAWINGS,
]

/** How Vite builds the program that writes the screen as text. */
export function landingConfig(outDir) {
  return /** @satisfies {import("vite").InlineConfig} */ ({
    configFile: join(root, 'vite.config.ts'),
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      cssMinify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: { landing: join(root, 'src/auth/landing-html.tsx') } },
    },
  })
}

/**
 * Makes landing.html, sign-in.html and a page in `rooms` for each room: of client/index.html and the
 * folder landing of a build.
 */
export function writeFirstPages(dist) {
  const client = join(dist, 'client')
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  const signIn = naming(page, filesOf(manifest, VISITORS))
  writeFileSync(join(client, 'sign-in.html'), signIn)
  const html = letStylesPass(signIn)
    .replace('<title>nomnom</title>', '<title>Welcome · nomnom</title>')
    .replace(
      '<div id="root">',
      () => `<div id="welcome">${screenHtml(join(dist, 'landing'))}</div>\n    <div id="root">`,
    )
  writeFileSync(join(client, 'landing.html'), html)
  mkdirSync(join(client, 'rooms'))
  for (const [room, door] of Object.entries(ROOMS)) {
    const html = naming(page, filesOf(manifest, [door, ...MEMBERS]), low)
    writeFileSync(join(client, 'rooms', `${room}.html`), html)
  }
}

/** The page with the names of these files, too. as: of low priority, they let pass what it names itself. */
function naming(page, files, as = (tag) => tag) {
  const missing = files
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) => {
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
      return `<link rel="${rel}" crossorigin href="/${file}">`
    })
    .map(as)
  return page.replace('</head>', `  ${missing.join('\n    ')}\n  </head>`)
}

/** The first look needs the styles alone, so everything else has to let them pass on the line. */
function letStylesPass(page) {
  return page.replaceAll(/<(?:script|link) [^>]*>/g, low)
}

/** A tag of a module, so that the browser asks for it after everything else. */
function low(tag) {
  const isModule = /type="module"|rel="modulepreload"/.test(tag)
  return isModule ? tag.replace(' ', ' fetchpriority="low" ') : tag
}

/** In a process of its own, because channels that the page opens would keep this one alive. */
function screenHtml(folder) {
  const program = pathToFileURL(join(folder, 'landing.js')).href
  const code = `const { landingHtml } = await import(${JSON.stringify(program)})
    process.stdout.write(await landingHtml(), () => process.exit())`
  const html = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  // The content policy of the page forbids style attributes.
  if (html.includes(' style=')) throw new Error('The first screen has a style attribute')
  return html
}

/** The files that these sources need to run, by the manifest of the build (vite.config.ts). */
function filesOf(manifest, sources) {
  const found = new Set()
  const add = (chunk) => {
    if (found.has(chunk.file)) return
    for (const file of [chunk.file, ...chunk.css]) found.add(file)
    for (const other of chunk.imports) add(manifest.find(({ file }) => file === other))
  }
  for (const name of sources) {
    const chunk = manifest.find((chunk) => chunk.sources.includes(name))
    if (chunk === undefined) throw new Error(`${name} is not in the build`)
    add(chunk)
  }
  return [...found]
}
