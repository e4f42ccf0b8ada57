// How the corpus writes a recipe down, and what a reader has to make of the page it stands on.

export type Section = { title: string; rows: string[] }
export type CorpusRecipe = {
  title: string
  language: string
  servings: string
  minutes: number
  ingredients: Section[]
  steps: Section[]
}
/** `sections` says whether the page shows the titles of sections at all. */
export type CorpusPage = {
  name: string
  source: string
  recipes: CorpusRecipe[]
  sections: boolean
}

/**
 * Reads the notation of the corpus, a recipe after the other: `= title`, `@ language servings
 * minutes`, `+ section of ingredients`, `- ingredient`, `# section of steps`, `* step`.
 */
export function recipesOf(notation: string): CorpusRecipe[] {
  const recipes: CorpusRecipe[] = []
  for (const line of notation.split('\n').map((line) => line.trim())) {
    const [sign, words] = [line.slice(0, 1), line.slice(2)]
    const recipe = recipes.at(-1)
    if (sign === '=') {
      recipes.push({
        title: words,
        language: '',
        servings: '',
        minutes: 0,
        ingredients: [],
        steps: [],
      })
    } else if (recipe) add(recipe, sign, words)
  }
  return recipes
}

function add(recipe: CorpusRecipe, sign: string, words: string): void {
  if (sign === '@') {
    const [language = '', servings = '', minutes = ''] = words.split(' ')
    Object.assign(recipe, { language, servings, minutes: Number(minutes) })
  }
  const sections = '+-'.includes(sign) ? recipe.ingredients : recipe.steps
  if (sign === '+' || sign === '#') sections.push({ title: words, rows: [] })
  if (sign === '-' || sign === '*') {
    if (sections.length === 0) sections.push({ title: '', rows: [] })
    sections.at(-1)?.rows.push(words)
  }
}

/** All rows of all sections. */
export function flat(sections: Section[]): string[] {
  return sections.flatMap((section) => section.rows)
}

/** Text as it stands in markup. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Rows, each between an opening and a closing piece of markup. */
export function each(rows: string[], open: string, close: string): string {
  return rows.map((row) => open + escape(row) + close).join('\n')
}

/** An ingredient in two: what counts and measures it, and what it is. */
export function apart(row: string): [string, string] {
  const [, amount = '', name = row] =
    /^([\d½¼¾/.,–-]+(?: (?:g|kg|ml|dl|l|cups?|tbsp|tsp|EL|TL))?) (.+)$/.exec(row) ?? []
  return [amount, name]
}
