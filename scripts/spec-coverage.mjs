// `node scripts/spec-coverage.mjs [word ...]` prints the rules of docs/product.md with the tests that
// name them in square brackets in their title, as in '[2.recipes.3] typing narrows ...': all rules, or
// those whose id or text has one of the words. Ends with 1 when a rule has neither a test nor a reason.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const FOLDERS = ['shared', 'src', 'sw', 'server', 'tests', 'scripts']

/** Why a rule cannot be tested: `{ "2.shell.10": "reason" }`. */
const REASONS = 'tests/spec/untested.json'

const ID = String.raw`[1-9]\.[a-z][a-z-]*\.\d+`
const RULE = new RegExp(String.raw`^- \*\*(${ID})\*\* (.+)$`)
const IDS = String.raw`\[(${ID}(?:, ?${ID})*)\]`
const TITLE = new RegExp(String.raw`(['"\`])((?:(?!\1).)*${IDS}(?:(?!\1).)*)\1`, 'g')

/** The rules in the order of the page, each `{ id, text }`. */
export function readRules() {
  return read('docs/product.md')
    .split('\n')
    .flatMap((line) => {
      const [, id, text] = line.match(RULE) ?? []
      return id === undefined ? [] : [{ id, text }]
    })
}

/** Every title that names rules, each `{ file, title, ids }`. Skipped tests prove nothing. */
export function readCitations() {
  return sourceFiles(/\.(test|spec)\.tsx?$/).flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(TITLE)].flatMap((match) => {
      if (/\.(skip|todo|fixme)\(\s*$/.test(text.slice(0, match.index))) return []
      const brackets = [...match[2].matchAll(new RegExp(IDS, 'g'))]
      return [{ file, title: match[2], ids: brackets.flatMap(([, ids]) => ids.split(/, ?/)) }]
    })
  })
}

/** By id: why a rule has no test. */
export function readReasons() {
  return existsSync(join(root, REASONS)) ? JSON.parse(read(REASONS)) : {}
}

/** The ids of the rules with neither a test nor a reason for having none. */
export function uncovered() {
  const reasons = readReasons()
  const cited = new Set(readCitations().flatMap(({ ids }) => ids))
  return readRules()
    .map(({ id }) => id)
    .filter((id) => !cited.has(id) && reasons[id] === undefined)
}

/** The rules whose id or text has one of the words, or all rules, each with its tests, as text. */
function describeRules(words = []) {
  const citations = readCitations()
  const reasons = readReasons()
  return readRules()
    .filter(
      ({ id, text }) => words.length === 0 || words.some((word) => `${id} ${text}`.includes(word)),
    )
    .map(({ id, text }) => {
      const tests = citations
        .filter(({ ids }) => ids.includes(id))
        .map(({ file, title }) => `${title.replace(/\s*\[[^\]]*\d\]\s*/g, ' ').trim()} (${file})`)
      const held = tests.length > 0 ? tests : [`no test: ${reasons[id] ?? 'MISSING'}`]
      return [`${id}  ${text}`, ...held.map((line) => `    ${line}`)].join('\n')
    })
    .join('\n')
}

/** Our own files with such a name, as paths from the root of the repository. */
export function sourceFiles(pattern) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
      .filter((name) => pattern.test(name) && !name.includes('node_modules/'))
      .sort(),
  )
}

function read(path) {
  return readFileSync(join(root, path), 'utf8')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(describeRules(process.argv.slice(2)))
  const gaps = uncovered()
  if (gaps.length > 0) console.error(`Without a test or a reason: ${gaps.join(', ')}`)
  process.exitCode = gaps.length === 0 ? 0 : 1
}
