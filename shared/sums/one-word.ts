/** Whether two words are the same one in singular and plural, in any of the languages of lists. */

/** Endings of one word in singular and plural, in the languages of lists. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ...['s', 'es', 'n', 'en', 'er', 'x', 'e', 'i', 'y', 'ar', 'or', 'ne', 'je'].map(
    (end) => ['', end] as const,
  ),
  // berry, loaf, knife
  ['y', 'ies'],
  ['f', 'ves'],
  ['fe', 'ves'],
  // pomodoro, cipolla, limone
  ['o', 'i'],
  ['a', 'e'],
  ['e', 'i'],
  // pesca, fungo, arancia
  ['ca', 'che'],
  ['ga', 'ghe'],
  ['co', 'chi'],
  ['go', 'ghi'],
  ['cia', 'ce'],
  ['gia', 'ge'],
  // nuez, druif, radijs
  ['z', 'ces'],
  ['f', 'ven'],
  ['s', 'zen'],
  // flicka, bulle
  ['a', 'or'],
  ['e', 'ar'],
  ['e', 'er'],
  // cebula, malina, ogórek
  ['a', 'i'],
  ['a', 'y'],
  ['ek', 'ki'],
  // pomidorów, truskawek, jabłka, jabłek
  ['', 'ow'],
  ['ka', 'ek'],
  ['ko', 'ka'],
  ['ko', 'ek'],
]
/** Words with a shorter stem are often two things: 'pea' and 'pear', 'pan' and 'pane'. */
const SHORTEST_STEM = 4
/** Endings that only plurals have may follow a shorter stem: 'eggs', 'loaves'. */
const SHORTEST_OF_PLURAL = 3
const PLURALS = new Set(['s', 'ves', 'ces', 'chi', 'ghi', 'che', 'ghe'])
const LONGEST_ENDING = 3

/** Forms of one word that the rules miss: too short, or too irregular. */
const ONE_WORD = [
  ['ei', 'eier', 'eieren'],
  ['uovo', 'uova'],
  ['jajko', 'jajka', 'jajek'],
  ['ui', 'uien'],
  ['mela', 'mele'],
  ['pera', 'pere'],
  ['noce', 'noci'],
  ['pan', 'panes'],
  ['pez', 'peces'],
  ['lok', 'lokar'],
  ['ost', 'ostar'],
  ['morot', 'morotter'],
  ['gulerod', 'gulerodder'],
  ['kartoffel', 'kartofler'],
  ['cytryna', 'cytryn'],
]
/** Two things that the rules would take for one: cabbage and coal, what is roasted and what it is roasted in. */
const TWO_WORDS =
  `corn corner,pasta paste,pesca pesce,kohl kohle,kohl kohlen,rind rinde,rinde rinder,kraut krauter,
cream creamer,cream creamy,toast toaster,roast roaster,grill griller,steam steamer,blend blender,juice juicer,slice slicer,
cook cooker,koch kocher,crack cracker,port porter,tart tartar,butt butter,chick chicken,brand brandy,whisk whisky,
mint minty,twin twine,brood broodje`
    .split(/,\s*/)
    .map((pair) => pair.split(' '))

/** True for a word and itself, and for its singular and plural; words are folded (fold.ts). */
export function isOneWord(a: string, b: string): boolean {
  if (a === b) return true
  if (a[0] !== b[0]) return false
  const isPair = (words: readonly string[]) => words.includes(a) && words.includes(b)
  if (ONE_WORD.some(isPair)) return true
  if (Math.abs(a.length - b.length) > LONGEST_ENDING) return false
  if (TWO_WORDS.some(isPair)) return false
  if (isDutchPlural(a, b) || isDutchPlural(b, a)) return true
  return ENDINGS.some(([one, many]) => isForm(a, b, [one, many]) || isForm(b, a, [one, many]))
}

const ALL_ENDINGS = [...new Set(ENDINGS.flat())]

/** What a word may be without its ending: two words of which `isOneWord` is true have one in common. */
export function stemsOf(word: string): string[] {
  const stems = ALL_ENDINGS.filter((end) => word.endsWith(end)).map((end) =>
    word.slice(0, word.length - end.length),
  )
  const [form] = ONE_WORD.find((forms) => forms.includes(word)) ?? []
  return [...stems, dutchStem(word) ?? word, form ?? word]
}

/** 'Tomaat' and 'tomaten', 'bol' and 'bollen': a vowel is written once, or a consonant twice. */
function isDutchPlural(single: string, plural: string): boolean {
  if (!plural.endsWith('en') || single.length < SHORTEST_OF_PLURAL) return false
  const stem = dutchStem(single)
  return stem !== null && stem.length >= SHORTEST_OF_PLURAL && plural === `${stem}en`
}

function dutchStem(single: string): string | null {
  const [, begin = '', vowel = '', end = ''] =
    /^(.*?)(aa|ee|oo|uu|[aeiou])([^aeiou])$/.exec(single) ?? []
  if (vowel === '') return null
  return vowel.length === 2 ? begin + vowel.charAt(0) + end : single + end
}

function isForm(single: string, plural: string, [one, many]: readonly [string, string]): boolean {
  const stem = single.slice(0, single.length - one.length)
  const shortest = PLURALS.has(many) ? SHORTEST_OF_PLURAL : SHORTEST_STEM
  return stem.length >= shortest && single === stem + one && plural === stem + many
}
