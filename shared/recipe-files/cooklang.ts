/** Cooklang: a recipe as text, in which signs mark ingredients, tools and times. */
import { cooklangOf, OWN_COMMENT } from '../recipe-out/cooklang-of.ts'
import { minutesOf } from '../recipe-reader/times.ts'
import { servingsOf } from '../recipe-reader/amounts.ts'
import type { DraftSection } from '../recipe-reader/draft.ts'
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import { asNotes, fileRecipe, type FileRecipe } from './file-recipe.ts'
import { recipeOfExport } from './own-export.ts'

const MARKED = /([@#~])(?:([^@#~{}\n.,;:!?]*)\{([^{}]*)\}|([\p{L}\p{N}_-]+))(?:\(([^()]*)\))?/gu
const METADATA = /^>>\s*([^:]+):\s*(.*)$/
const SECTION = /^=+\s*(.*?)\s*=*$/

export function isCooklang(text: string): boolean {
  const marked = /@[\p{L}][^@#~{}\n]{0,60}\{[^{}\n]*\}/u.test(text)
  return marked || /^>>\s*[\w ]+:/m.test(text)
}

/** The recipe in a text; `name` is that of its file, which is its title where it names none. */
export function recipeOfCooklang(text: string, name: string): FileRecipe {
  return ownRecipe(text) ?? recipeOfOthers(text, name)
}

/**
 * A recipe that we wrote ourselves, exactly as it was, as long as nobody changed what stands above
 * it.
 */
function ownRecipe(given: string): FileRecipe | undefined {
  const text = given.replaceAll('\r\n', '\n')
  const start = text.lastIndexOf(OWN_COMMENT)
  const end = text.indexOf(' -]', start)
  if (start === -1 || end === -1) return undefined
  try {
    const own = recipeOfExport(JSON.parse(text.slice(start + OWN_COMMENT.length, end)))
    const above = (all: string) => all.slice(0, all.lastIndexOf(OWN_COMMENT))
    const isAsWritten = own?.exact && above(cooklangOf(own.exact)) === above(text)
    return isAsWritten ? own : undefined
  } catch {
    // Safe: somebody changed the comment, so the recipe is read from the text above it.
    return undefined
  }
}

function recipeOfOthers(text: string, name: string): FileRecipe {
  const { about, body } = metadataApart(text)
  const notes: string[] = []
  const tools = new Set<string>()
  const ingredients: DraftSection[] = []
  const steps: DraftSection[] = []
  let title = ''
  for (const paragraph of paragraphsOf(body)) {
    const section = SECTION.exec(paragraph)
    if (paragraph.startsWith('=') && section) {
      title = section[1] ?? ''
    } else if (paragraph.startsWith('>')) {
      notes.push(paragraph.replace(/^>\s*/gm, '').replace(/\s+/g, ' '))
    } else {
      const plain = paragraph.replace(MARKED, (...found) => {
        const [, sign, named, amount = '', word, preparation] = found.map((each) =>
          typeof each === 'string' ? each : undefined,
        )
        const thing = (named ?? word ?? '').replace(/^[?&+-]+/, '').trim()
        if (sign === '@') rowsUnder(ingredients, title).push(ingredient(thing, amount, preparation))
        if (sign === '#') tools.add(thing)
        return sign === '~' ? amountOf(amount) || thing : thing
      })
      // A paragraph of nothing but ingredients lists them.
      const isList = paragraph.startsWith('@') && /^[\s,.;]*$/.test(paragraph.replace(MARKED, ''))
      if (!isList) rowsUnder(steps, title).push(plain.replace(/\s+/g, ' ').trim())
    }
  }
  const tags = get(about, 'tags', 'keywords')
  const category = get(about, 'course', 'category', 'meal')
  return fileRecipe({
    title: get(about, 'title') || name.replace(/\.cook$/i, ''),
    description: get(about, 'description', 'introduction'),
    ingredients,
    steps,
    servings: servingsOf(get(about, 'servings', 'serves', 'yield')),
    minutes: minutesOf(get(about, 'time required', 'time', 'duration', 'total time')),
    course: courseOf(category),
    diet: dietOf(get(about, 'diet'), tags),
    source: get(about, 'source', 'source.url'),
    notes: [...notes, ...asNotes({ ...unread(about), Tools: [...tools] })],
  })
}

function rowsUnder(sections: DraftSection[], title: string): string[] {
  const last = sections.at(-1)
  if (last?.title === title) return last.rows
  const section = { title, rows: [] }
  sections.push(section)
  return section.rows
}

function ingredient(name: string, amount: string, preparation: string | undefined): string {
  const plain = [amountOf(amount), name].filter((part) => part !== '').join(' ')
  return preparation ? `${plain}, ${preparation}` : plain
}

/** '200%g' is '200 g'. */
function amountOf(text: string): string {
  return text
    .replace(/^=/, '')
    .split('%')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

function metadataApart(text: string): { about: Map<string, string>; body: string } {
  const about = new Map<string, string>()
  const front = /^\s*---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text)
  for (const line of (front?.[1] ?? '').split(/\r?\n/)) {
    const [, key = '', value = ''] = /^([\w .-]+):\s*(.*)$/.exec(line) ?? []
    const [, entry] = /^\s+-\s+(.*)$/.exec(line) ?? []
    const last = [...about.keys()].at(-1)
    if (key !== '') about.set(key.trim().toLowerCase(), unquoted(value))
    else if (entry !== undefined && last !== undefined)
      about.set(last, [about.get(last), unquoted(entry)].filter(Boolean).join(', '))
  }
  const rest = text.slice(front?.[0].length ?? 0)
  const body = withoutComments(rest)
    .replace(/--(?!-).*$/gm, '')
    .split(/\r?\n/)
    .filter((line) => {
      const [, key, value = ''] = METADATA.exec(line) ?? []
      if (key !== undefined) about.set(key.trim().toLowerCase(), value.trim())
      return key === undefined
    })
  return { about, body: body.join('\n') }
}

/** A comment goes from its begin to its end; one without an end is text. Linear in the text. */
function withoutComments(text: string): string {
  const kept: string[] = []
  let from = 0
  for (let start = text.indexOf('[-'); start !== -1; start = text.indexOf('[-', from)) {
    const end = text.indexOf('-]', start + 2)
    if (end === -1) break
    kept.push(text.slice(from, start))
    from = end + 2
  }
  return [...kept, text.slice(from)].join('')
}

function unquoted(value: string): string {
  return value
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^(["'])(.*)\1$/, '$2')
}

/** Steps are paragraphs; where no line is empty each line is one. */
function paragraphsOf(body: string): string[] {
  const blocks = body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const isLines = blocks.length === 1
  return blocks.flatMap((block) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .reduce<string[]>((lines, line) => {
        const before = lines.at(-1)
        const isApart =
          isLines || before === undefined || line.startsWith('=') || before.startsWith('=')
        if (isApart) lines.push(line)
        else lines[lines.length - 1] = `${before}\n${line}`
        return lines
      }, []),
  )
}

const READ =
  /^(?:title|description|introduction|servings|serves|yield|time required|time|duration|total time|source|source\.url)$/

function get(about: ReadonlyMap<string, string>, ...names: string[]): string {
  return names.map((name) => about.get(name) ?? '').find((value) => value !== '') ?? ''
}

/** What the file says of itself that a recipe has no field for, under the names it has there. */
function unread(about: ReadonlyMap<string, string>): Record<string, string> {
  const rest = [...about].filter(([key]) => !READ.test(key))
  return Object.fromEntries(
    rest.map(([key, value]) => [key.charAt(0).toUpperCase() + key.slice(1), value]),
  )
}
