// `node scripts/categorise.mjs [language ...]`: reads items from standard input, one a line, and
// prints `category<TAB>why` for each. The lines count as one list: all of them together tell its
// languages, and words that these do not know are looked up in all others.
import { ensureInstalled, requireNode } from './install.mjs'

requireNode()
await ensureInstalled({ dev: true, log: console.error })
const { register } = await import('tsx/esm/api')
register()
const { explain } = await import('../shared/categorise/categorise.ts')
const { LANGUAGES, languagesOf } = await import('../shared/categorise/languages.ts')
const { loadLexicons } = await import('../shared/categorise/load-lexicons.ts')

const locales = process.argv.slice(2)
await loadLexicons(LANGUAGES)

const seen = []
let rest = ''
process.stdin.setEncoding('utf8')
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop() ?? ''
  answer(lines)
}
if (rest !== '') answer([rest])

function answer(lines) {
  seen.push(...lines)
  const languages = languagesOf(seen, locales)
  const answers = lines.map((line) => {
    const { category, why } = explain(line.replace(/\r$/, ''), languages)
    return `${category}\t${why}\n`
  })
  process.stdout.write(answers.join(''))
}
