// `node scripts/spec-coverage.mjs` writes docs/spec-coverage.md: every rule of docs/product.md with
// the tests that name it in square brackets in their title, as in '[2.recipes.3] typing narrows ...'.
// With --check it writes nothing and fails when a rule has neither a test nor a reason.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const FOLDERS = ['shared', 'src', 'sw', 'server', 'tests', 'scripts']
const TARGET = 'docs/spec-coverage.md'

/** Why a rule cannot be tested: `{ "2.shell.10": "reason" }`. */
const REASONS = 'tests/spec/untested.json'

const ID = String.raw`[1-9]\.[a-z][a-z-]*\.\d+`
const RULE = new RegExp(String.raw`^- \*\*(${ID})\*\* (.+)$`)
const IDS = String.raw`\[(${ID}(?:, ?${ID})*)\]`
const TITLE = new RegExp(String.raw`(['"\`])((?:(?!\1).)*${IDS}(?:(?!\1).)*)\1`, 'g')
const SECTION = /^## (\d\. .+)$/

/** The rules in the order of the page, each `{ id, text, section }`. */
export function readRules() {
  let section = ''
  return read('docs/product.md')
    .split('\n')
    .flatMap((line) => {
      section = line.match(SECTION)?.[1] ?? section
      const [, id, text] = line.match(RULE) ?? []
      return id === undefined ? [] : [{ id, text, section }]
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

/** Reasons of the rules without a test, by id. */
export function readReasons() {
  return existsSync(join(root, REASONS)) ? JSON.parse(read(REASONS)) : {}
}

/** The ids of the rules that have neither a test nor a reason. */
export function uncovered() {
  const reasons = readReasons()
  const cited = new Set(readCitations().flatMap(({ ids }) => ids))
  return readRules()
    .map(({ id }) => id)
    .filter((id) => !cited.has(id) && reasons[id] === undefined)
}

/** True when the page says what the tests say. */
export function isCurrent() {
  return existsSync(join(root, TARGET)) && read(TARGET) === page()
}

function page() {
  const rules = readRules()
  const citations = readCitations()
  const reasons = readReasons()
  const tested = rules.filter(({ id }) => citations.some(({ ids }) => ids.includes(id)))
  const lines = [
    '# Which test holds which rule',
    '',
    'Written by `node scripts/spec-coverage.mjs` from the titles of the tests; do not edit it by hand.',
    '',
    `${tested.length} of ${rules.length} rules have a test.`,
  ]
  for (const section of new Set(rules.map((rule) => rule.section))) {
    lines.push('', `## ${section}`, '', '| Rule | Says | Test |', '| --- | --- | --- |')
    for (const rule of rules.filter((one) => one.section === section)) {
      const tests = citations
        .filter(({ ids }) => ids.includes(rule.id))
        .map(
          ({ file, title }) => `${title.replace(/\s*\[[^\]]*\d\]\s*/g, ' ').trim()} (\`${file}\`)`,
        )
      const reason = reasons[rule.id] ? `none: ${reasons[rule.id]}` : '**none**'
      lines.push(`| ${rule.id} | ${cell(rule.text)} | ${tests.map(cell).join('<br>') || reason} |`)
    }
  }
  return `${lines.join('\n')}\n`
}

/** Our own files with such a name, as paths from the root. */
export function sourceFiles(pattern) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
      .filter((name) => pattern.test(name) && !name.includes('node_modules/'))
      .sort(),
  )
}

function cell(text) {
  return text.replaceAll('|', String.raw`\|`)
}

function read(path) {
  return readFileSync(join(root, path), 'utf8')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const gaps = uncovered()
  if (process.argv.includes('--check')) {
    if (!isCurrent()) console.error(`${TARGET} is out of date: run node scripts/spec-coverage.mjs`)
    if (gaps.length > 0) console.error(`Without a test or a reason: ${gaps.join(', ')}`)
    process.exitCode = gaps.length === 0 && isCurrent() ? 0 : 1
  } else {
    writeFileSync(join(root, TARGET), page())
    console.log(`${TARGET}: ${readRules().length - gaps.length} of ${readRules().length} rules`)
  }
}
