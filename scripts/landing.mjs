// Writes the pages that visitors get. For `/` it is index.html with the first screen in it, which
// is there after one trip and needs no script to be read, and with the names of the files that draw
// it again; for signing in and what belongs to it, index.html with those names alone.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const SCREEN = 'src/auth/screens.ts'
/** What the screen fetches at once by itself. */
const PARTS = ['src/ui/art/drawings.ts']

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
 * Makes landing.html and sign-in.html in a build: of its client/index.html and its folder landing.
 */
export function writeLanding(dist) {
  const client = join(dist, 'client')
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  const missing = filesOf(manifest)
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) => {
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
      return `<link rel="${rel}" crossorigin href="/${file}">`
    })
  // Scripts draw the other screens of visitors; without these names each is found by the one
  // before.
  const asking = page.replace('</head>', `  ${missing.join('\n    ')}\n  </head>`)
  writeFileSync(join(client, 'sign-in.html'), asking)
  const html = asking
    // The first look needs the styles alone, so everything else has to let them pass on the line.
    .replace('<title>nomnom</title>', '<title>Welcome · nomnom</title>')
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace(
      '<div id="root">',
      () => `<div id="welcome">${screenHtml(join(dist, 'landing'))}</div>\n    <div id="root">`,
    )
  writeFileSync(join(client, 'landing.html'), html)
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
function filesOf(manifest) {
  const found = new Set()
  const add = (chunk) => {
    if (found.has(chunk.file)) return
    for (const file of [chunk.file, ...chunk.css]) found.add(file)
    for (const other of chunk.imports) add(manifest.find(({ file }) => file === other))
  }
  for (const name of [SCREEN, ...PARTS]) {
    const chunk = manifest.find(({ sources }) => sources.includes(name))
    if (chunk === undefined) throw new Error(`${name} is not in the build`)
    add(chunk)
  }
  return [...found]
}
