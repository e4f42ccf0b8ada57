// How well items find their category, on lists in every language that was written before the words
// were (tests/sense): counts that must not fall, also for what people do to an item.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { explain } from '#shared/categorise/categorise.ts'
import { indexOf } from '#shared/categorise/known-lexicons.ts'
import { LANGUAGES, languagesOf, type Language } from '#shared/categorise/languages.ts'
import type { Lexicon } from '#shared/categorise/lexicon.ts'
import { alternatives, listedIn } from '#shared/categorise/listed.ts'
import { loadLexicons } from '#shared/categorise/load-lexicons.ts'
import { entriesOf, packed, packedSource } from '#shared/categorise/packed.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import { readIngredient } from '#shared/ingredient/read-ingredient.ts'
import {
  amountsInWords,
  freshLines,
  labelledLines,
  manneredLines,
  oddLines,
  platedLines,
  LINE_LANGUAGES,
} from './sense/labelled-lines.ts'
import { DISTURBANCES, labelled, type Hand, type Labelled } from './sense/labelled.ts'

await loadLexicons(LANGUAGES)

/** Of a hundred items of the held-out half so many are right, and so many of those that are placed. */
const FLOORS: Record<Language, { right: number; placed: number }> = {
  en: { right: 97, placed: 98 },
  de: { right: 97, placed: 98 },
  fr: { right: 97, placed: 98 },
  es: { right: 97, placed: 98 },
  it: { right: 97, placed: 98 },
  nl: { right: 97, placed: 98 },
  sv: { right: 97, placed: 98 },
  da: { right: 97, placed: 98 },
  pl: { right: 97, placed: 98 },
}
/** The same of the lists that were written in another hand-writing, from more than food. */
const FRESH_FLOORS: Record<Language, { right: number; placed: number }> = {
  en: { right: 95.5, placed: 97 },
  de: { right: 92, placed: 93 },
  fr: { right: 95.5, placed: 97 },
  es: { right: 96.5, placed: 97 },
  it: { right: 95, placed: 95.5 },
  nl: { right: 93.5, placed: 96 },
  sv: { right: 95.5, placed: 96.5 },
  da: { right: 96.5, placed: 97.5 },
  pl: { right: 96, placed: 97 },
}
/**
 * The same of lists of 213 to 219 items written last. Their held-out half was 94.3 to 97.2 % right at
 * first sight; most of what is left there has two places: tissues, crispbread, wipes, zinc ointment.
 */
const LATER_FLOORS: Record<Language, { right: number; placed: number }> = {
  en: { right: 98, placed: 98 },
  de: { right: 98, placed: 98 },
  fr: { right: 98, placed: 98 },
  es: { right: 97, placed: 97 },
  it: { right: 96, placed: 96 },
  nl: { right: 98, placed: 98 },
  sv: { right: 96, placed: 96 },
  da: { right: 96, placed: 96 },
  pl: { right: 97, placed: 97 },
}
/**
 * The same of lists of 362 to 393 items of another hand: rarer produce, cuts, fish and cheeses, brands
 * and short forms. At first sight 94 to 97 % were right; tuna in a tin, tissues and tofu have two places.
 */
const LAST_FLOORS: Record<Language, { right: number; placed: number }> = {
  en: { right: 97, placed: 98 },
  de: { right: 96, placed: 96.5 },
  fr: { right: 96, placed: 96.5 },
  es: { right: 94, placed: 95 },
  it: { right: 95, placed: 96 },
  nl: { right: 96, placed: 97 },
  sv: { right: 96, placed: 96.5 },
  da: { right: 96, placed: 96 },
  pl: { right: 95, placed: 96 },
}
/** The same of 579 to 642 items as shops name them: 96.0 to 98.6 % were right at first sight. */
const SHOP_FLOORS: Record<Language, { right: number; placed: number }> = {
  en: { right: 98, placed: 98 },
  de: { right: 98.5, placed: 98.5 },
  fr: { right: 98, placed: 98 },
  es: { right: 96.5, placed: 96.5 },
  it: { right: 96.5, placed: 96.5 },
  nl: { right: 97, placed: 97.5 },
  sv: { right: 97, placed: 97.5 },
  da: { right: 97.5, placed: 98 },
  pl: { right: 95.5, placed: 97 },
}
/**
 * The same of 216 to 389 items in the manner of store data. At first sight 93.3 % of the English and
 * 96.3 to 99.1 % of the others were right; handkerchiefs, rusks and cones have two places.
 */
const STORE_FLOORS: Record<Language, { right: number; placed: number }> = {
  en: { right: 92, placed: 94 },
  de: { right: 97, placed: 98.5 },
  fr: { right: 99, placed: 99 },
  es: { right: 98, placed: 98 },
  it: { right: 97, placed: 97 },
  nl: { right: 97, placed: 98 },
  sv: { right: 99, placed: 99 },
  da: { right: 98, placed: 98 },
  pl: { right: 98, placed: 98 },
}
/**
 * The same of English lists by other hands: a shop's aisles, a family's notes, a cupboard of brands and
 * the rarer ingredients of many kitchens. At first sight 93, 92, 86 and 87 % were right, and 95, 95, 92
 * and 93 % of what was placed. Of terse notes on a phone and of two families' trolleys 93 and 96 % were, of
 * notes on a fridge 95 %, of a house with a shed 97 %.
 */
const HAND_FLOORS = {
  'aisles/': { right: 92.6, placed: 95.2 },
  'notes/': { right: 91, placed: 95 },
  'brands/': { right: 90, placed: 94.5 },
  'worlds/': { right: 88.5, placed: 93 },
  'phones/': { right: 95, placed: 97.5 },
  'trolleys/': { right: 96, placed: 97.5 },
  'fridges/': { right: 95, placed: 97.5 },
  'sheds/': { right: 97.5, placed: 97.5 },
} as const
/** Of a hundred items that were right so many may be lost to a disturbance. */
const MOST_LOST: Record<string, number> = {
  quantity: 0.5,
  'upper case': 0,
  'lower case': 0,
  note: 0.5,
  'a typo': 5,
}

/** Words that were known from phrases alone, and so from nothing. */
const ALONE: Partial<Record<Language, string[]>> = {
  en: ['sponges', 'jerky'],
  fr: ['serviettes', 'pépites'],
  es: ['guantes'],
  it: ['arance', 'posate'],
  nl: ['curry'],
  da: ['figner'],
}

function languagesOfList(items: readonly Labelled[]): Language[] {
  return languagesOf(items.map(({ text }) => text))
}

/** The items that are right, and a reader for other texts of the same list. */
function read(language: Language) {
  const items = labelled(language)
  const languages = languagesOfList(items)
  const find = (text: string) => explain(text, languages).category
  return { items, find }
}

/** Of a hundred items of the held-out half so many are right, and so many of those that are placed. */
function sharesOf(items: readonly Labelled[], find: (text: string) => string) {
  const held = items.filter(({ isHeldOut }) => isHeldOut)
  const placed = held.filter(({ text }) => find(text) !== OTHER_CATEGORY)
  const isRight = ({ text, category }: Labelled) => find(text) === category
  const share = (part: Labelled[]) => (100 * part.filter(isRight).length) / part.length
  return { right: share(held), placed: share(placed) }
}

describe.each([...LANGUAGES])('a list in %s', (language) => {
  const { items, find } = read(language)

  it('is long enough to say something', () => {
    expect(items.length).toBeGreaterThanOrEqual(language === 'en' ? 800 : 200)
  })

  it('is recognised as one in that language', () => {
    expect(languagesOfList(items)[0]).toBe(language)
  })

  it('finds its categories, and leaves open what it does not know', () => {
    const { right, placed } = sharesOf(items, find)
    expect(right).toBeGreaterThanOrEqual(FLOORS[language].right)
    expect(placed).toBeGreaterThanOrEqual(FLOORS[language].placed)
  })

  it('finds those of a list that somebody else would write', () => {
    const fresh = labelled(language, 'fresh/')
    expect(fresh.length).toBeGreaterThanOrEqual(400)
    const languages = languagesOfList(fresh)
    const { right, placed } = sharesOf(fresh, (text) => explain(text, languages).category)
    expect(right).toBeGreaterThanOrEqual(FRESH_FLOORS[language].right)
    expect(placed).toBeGreaterThanOrEqual(FRESH_FLOORS[language].placed)
  })

  it('finds those of a later list, with much that is no food', () => {
    const later = labelled(language, 'later/')
    expect(later.length).toBeGreaterThanOrEqual(200)
    const languages = languagesOfList(later)
    const { right, placed } = sharesOf(later, (text) => explain(text, languages).category)
    expect(right).toBeGreaterThanOrEqual(LATER_FLOORS[language].right)
    expect(placed).toBeGreaterThanOrEqual(LATER_FLOORS[language].placed)
  })

  it('finds those of a list of rarer things', () => {
    const last = labelled(language, 'last/')
    expect(last.length).toBeGreaterThanOrEqual(350)
    const languages = languagesOfList(last)
    const { right, placed } = sharesOf(last, (text) => explain(text, languages).category)
    expect(right).toBeGreaterThanOrEqual(LAST_FLOORS[language].right)
    expect(placed).toBeGreaterThanOrEqual(LAST_FLOORS[language].placed)
  })

  it('finds those that shops and shopping notes name', () => {
    const shops = labelled(language, 'shops/')
    expect(shops.length).toBeGreaterThanOrEqual(575)
    const languages = languagesOfList(shops)
    const { right, placed } = sharesOf(shops, (text) => explain(text, languages).category)
    expect(right).toBeGreaterThanOrEqual(SHOP_FLOORS[language].right)
    expect(placed).toBeGreaterThanOrEqual(SHOP_FLOORS[language].placed)
  })

  it('finds those of the data of stores', () => {
    const stores = labelled(language, 'stores/')
    expect(stores.length).toBeGreaterThanOrEqual(language === 'en' ? 380 : 210)
    const languages = languagesOfList(stores)
    const { right, placed } = sharesOf(stores, (text) => explain(text, languages).category)
    expect(right).toBeGreaterThanOrEqual(STORE_FLOORS[language].right)
    expect(placed).toBeGreaterThanOrEqual(STORE_FLOORS[language].placed)
  })

  it('knows the head of its phrases by itself: sponges, oranges', () => {
    const alone = ALONE[language] ?? []
    expect(alone.filter((text) => explain(text, [language]).category === OTHER_CATEGORY)).toEqual(
      [],
    )
  })

  it.each(Object.keys(DISTURBANCES))('is hardly disturbed by %s', (name) => {
    const right = items.filter(({ text, category }) => find(text) === category)
    const disturb = DISTURBANCES[name] ?? ((text) => text)
    const lost = right.filter(({ text, category }, at) => find(disturb(text, at)) !== category)
    expect((100 * lost.length) / right.length).toBeLessThanOrEqual(MOST_LOST[name] ?? 0)
  })
})

/** What a language may weigh, gzip. English and the names lie in a file with more, the others alone. */
const LARGEST = 9_000
const FILE_AROUND = 170

it.each([...LANGUAGES, 'names'])('the words of %s are small', (language) => {
  const path = fileURLToPath(
    new URL(`../shared/categorise/lexicons/${language}.ts`, import.meta.url),
  )
  // As the build leaves it: without what only readers and the compiler see.
  const sent = packedSource(readFileSync(path, 'utf8'))
    .replace(/\/\*[^]*?\*\/|^import type .*$|: Lexicon(?:\['words'\])?/gm, '')
    .replace(/\n\s*/g, '')
  const around = language === 'en' || language === 'names' ? 0 : FILE_AROUND
  expect(gzipSync(sent, { level: 9 }).length + around).toBeLessThanOrEqual(LARGEST)
})

/** What of every day is no mistyped grocery; it comes with the names. */
const LARGEST_EVERYDAY = 1_400

it('the words of every day are small, and sent as numbers', () => {
  const path = fileURLToPath(new URL('../shared/categorise/lexicons/everyday.ts', import.meta.url))
  const sent = packedSource(readFileSync(path, 'utf8'))
  expect(sent).not.toContain('ladder,')
  expect(gzipSync(sent, { level: 9 }).length).toBeLessThanOrEqual(LARGEST_EVERYDAY)
})

it.each([
  'Ladder',
  'step ladder',
  'oven mitts',
  'syringes',
  'both',
  'Handle for the door',
  'Weather',
  'door hinges',
  'bouncy ball',
  'cheese grater',
  'frisbee',
  'steam iron',
  'games console',
  'studs',
])('a word of every day is no mistyped grocery: %s', (text) => {
  expect(explain(text, ['en']).category).toBe(OTHER_CATEGORY)
})

it.each([
  ['Hammer', 'de'],
  ['Yogamatte', 'de'],
  ['drinkfles', 'nl'],
  ['vattenflaska', 'sv'],
  ['gasgrill', 'da'],
  ['sofabord', 'da'],
  ['smartphone', 'da'],
  ['raquettes', 'fr'],
  ['jarrón', 'es'],
  ['specchio', 'it'],
  ['pralnia', 'pl'],
] as [string, Language][])(
  'nor is one of another language, nor a compound: %s',
  (text, language) => {
    expect(explain(text, [language]).category).toBe(OTHER_CATEGORY)
  },
)

it('a word of every day leaves what stands with it: no broth in "Detergent both"', () => {
  expect(explain('Detergent both', ['en']).category).toBe('Household')
  expect(explain('12pk sprite chill', ['en']).category).toBe('Drinks')
  expect(explain('cantalope', ['en']).category).toBe('Produce')
})

it.each([...LANGUAGES, 'names'])(
  'the words of %s are the same when they arrive packed',
  (language) => {
    const path = fileURLToPath(
      new URL(`../shared/categorise/lexicons/${language}.ts`, import.meta.url),
    )
    const lists = [...readFileSync(path, 'utf8').matchAll(/(?<=: )`([^`]*,[^`]*)`/g)]
    expect(lists.length).toBeGreaterThan(12)
    for (const [, list = ''] of lists) {
      expect(packed(list)).toMatch(/^A/)
      expect(entriesOf(packed(list))).toEqual(entriesOf(list))
    }
  },
)

it.each([...LANGUAGES, 'names'])('no word of %s stands in two places', async (language) => {
  const path = `../shared/categorise/lexicons/${language}.ts`
  const module: Record<string, Lexicon | Lexicon['words']> = await import(path)
  const [lexicon = {}] = Object.values(module)
  const lists: string[] = Object.values('words' in lexicon ? lexicon.words : lexicon)
  const phrases = lists.flatMap((list) => list.split(',').flatMap(alternatives))
  const bare = phrases.map((phrase) => phrase.trim().replace(/^[\^~-]+|\*$/g, ''))
  expect(bare.filter((phrase, at) => bare.indexOf(phrase) !== at)).toEqual([])
})

// Written when the words had been added for the lists before: the share that was right at first sight.
it.each([
  ['en', 220, 94.1],
  ['de', 100, 98.1],
  ['sv', 75, 98.7],
  ['da', 75, 99],
] as const)(
  'a second list of store data in %s is no worse than at first sight',
  (language, count, share) => {
    const items = labelled(language, 'counters/')
    expect(items.length).toBeGreaterThanOrEqual(count)
    const languages = languagesOfList(items)
    const right = items.filter(
      ({ text, category }) => explain(text, languages).category === category,
    )
    expect((100 * right.length) / items.length).toBeGreaterThanOrEqual(share - 0.1)
  },
)

// A shop's whole range, written when the words had been added for all lists above: at first sight.
it.each([
  ['en', 520, 97.5],
  ['de', 265, 98.9],
  ['fr', 275, 98.9],
  ['es', 310, 98.1],
  ['it', 290, 97.9],
  ['nl', 275, 98.5],
  ['sv', 280, 99.3],
  ['da', 270, 99.6],
  ['pl', 300, 99],
] as const)(
  'a list of a whole shop in %s is no worse than at first sight',
  (language, count, share) => {
    const items = labelled(language, language === 'en' ? 'catalogues/' : 'larders/')
    expect(items.length).toBeGreaterThanOrEqual(count)
    const languages = languagesOfList(items)
    const right = items.filter(
      ({ text, category }) => explain(text, languages).category === category,
    )
    expect((100 * right.length) / items.length).toBeGreaterThanOrEqual(share - 0.1)
  },
)

it.each(Object.entries(HAND_FLOORS))('a list of %s is no worse than it was', (hand, floors) => {
  const items = labelled('en', hand as Hand)
  expect(items.length).toBeGreaterThanOrEqual(200)
  const languages = languagesOfList(items)
  const { right, placed } = sharesOf(items, (text) => explain(text, languages).category)
  expect(right).toBeGreaterThanOrEqual(floors.right)
  expect(placed).toBeGreaterThanOrEqual(floors.placed)
})

it.each([...LANGUAGES])(
  'every word and phrase of %s is found where it stands',
  async (language) => {
    const module: Record<string, Lexicon> = await import(
      `../shared/categorise/lexicons/${language}.ts`
    )
    const listed = Object.values(module).flatMap(({ words }) => listedIn(words, false))
    expect(listed.length).toBeGreaterThan(1000)
    const lost = listed.filter(
      ({ entry }) => explain(entry.phrase, [language]).category !== entry.category,
    )
    expect(lost.map(({ entry }) => entry.phrase)).toEqual([])
  },
)

it.each([...LANGUAGES])(
  'what settles an item in %s is listed once, so that it does',
  async (language) => {
    const module: Record<string, Lexicon> = await import(
      `../shared/categorise/lexicons/${language}.ts`
    )
    const index = indexOf(language)
    const listed = Object.values(module).flatMap(({ words }) => listedIn(words, false))
    const ruling = listed.filter(({ entry, words }) => entry.isRuling && words.length === 1)
    const isLost = ({ words: [word = ''] }: (typeof ruling)[number]) =>
      index?.entries.get(index.words.get(word) ?? word)?.isRuling !== true
    expect(ruling.filter(isLost).map(({ entry }) => entry.phrase)).toEqual([])
  },
)

it('a phrase is known with what joins its words, and a number in a name is not read', () => {
  const read = (text: string, language: Language) => explain(text, [language]).category
  expect(read('pigs in blankets', 'en')).toBe('Meat')
  expect(read('kostka do wc', 'pl')).toBe('Household')
  expect(read('Omega 3', 'de')).toBe('Personal care')
  expect(read('7up', 'en')).toBe('Drinks')
  expect(read('rolls for burgers', 'en')).toBe('Bakery')
})

it('what keeps a thing, seeds of a spice and a maker of stores decide', () => {
  const read = (text: string) => explain(text, ['en']).category
  expect(read('mandarin oranges in syrup')).toBe('Pantry')
  expect(read('fenugreek seeds')).toBe('Spices')
  expect(read('pumpkin seeds')).toBe('Pantry')
  expect(read('macadamia nuts')).toBe('Pantry')
  expect(read('mixed nuts')).toBe('Snacks')
  expect(read('Del Monte peaches')).toBe('Pantry')
  expect(read('Ruffles cheddar')).toBe('Snacks')
  expect(read('pesto chicken')).toBe('Meat')
  expect(read('E45 cream')).toBe('Personal care')
  expect(read('stock cubes chicken')).toBe('Pantry')
  expect(read('goat cheese log')).toBe('Dairy & Eggs')
  expect(read('frozen banana leaves')).toBe('Frozen')
  expect(read('shishito peppers')).toBe('Produce')
})

it('what a form is for, a taste that makes nothing and short words decide', () => {
  const read = (text: string) => explain(text, ['en']).category
  expect(read('perfume spray')).toBe('Personal care')
  expect(read('acetone remover')).toBe('Personal care')
  expect(read('Pampers wipes')).toBe('Baby')
  expect(read('parsley plant')).toBe('Produce')
  expect(read('pizza seasoning')).toBe('Spices')
  expect(read('ice cream vanilla')).toBe('Frozen')
  expect(read('pepper, green')).toBe('Produce')
  expect(read('2 tomatoes, chopped')).toBe('Produce')
  expect(read('pretzels, soft')).toBe('Bakery')
  expect(read('twist ties')).toBe('Household')
  expect(read('choc chips')).toBe('Pantry')
  expect(read('chix thighs')).toBe('Meat')
  expect(read('parsley, leaves picked')).toBe('Produce')
  expect(read('puy lentils')).toBe('Pantry')
  expect(read('beans green')).toBe('Produce')
  expect(read('butter cookies')).toBe('Snacks')
  expect(read('tart apples')).toBe('Produce')
  expect(read('castor oil')).toBe('Personal care')
  expect(read('vit d3')).toBe('Personal care')
  expect(read('peas froz')).toBe('Frozen')
  expect(read('sparkling apple')).toBe('Drinks')
  expect(read('horse treats')).toBe('Pet')
  expect(read('drain plugs')).toBe('Household')
  expect(read('brushes')).toBe('Other')
  expect(read('deodorant roll on')).toBe('Personal care')
  expect(read('bacon roll')).toBe('Bakery')
  expect(read('taco')).toBe('Pantry')
  expect(read('vegetable peeler')).toBe('Other')
  expect(read('thigh fillets')).toBe('Meat')
  expect(read('allspice berries')).toBe('Spices')
  expect(read('goji berries')).toBe('Produce')
  expect(read('celery ribs')).toBe('Produce')
  expect(read('biotin gummies')).toBe('Personal care')
  expect(read('Vitamin D milk')).toBe('Dairy & Eggs')
  expect(read('dark roast')).toBe('Drinks')
  expect(read('disposable diapers')).toBe('Baby')
})

it('a few words say in English, too, what they are by their end', () => {
  const read = (text: string) => explain(text, ['en']).category
  expect(read('boysenberries')).toBe('Produce')
  expect(read('fresh rockfish')).toBe('Fish')
  expect(read('knockwurst')).toBe('Meat')
  expect(read('goldfish crackers')).toBe('Snacks')
})

it('a word that nobody knows is no name and no other thing beside what is known', () => {
  const read = (text: string) => explain(text, ['en']).category
  expect(read('crisps multi pack')).toBe('Snacks')
  expect(read('water filter cartridges')).toBe('Household')
  expect(read('vegetable platters')).toBe('Produce')
  expect(read('navy beans')).toBe('Pantry')
})

it('a few words of a list are enough to see its language', () => {
  expect(languagesOf(['Milch', 'Brot', 'Butter'])).toEqual(['de', 'en'])
  expect(languagesOf(['lait', 'pain', 'milk', 'bread', 'eggs'])).toEqual(['en', 'fr'])
  expect(languagesOf(['Brie'], ['fr-CH', 'xx'])).toEqual(['fr', 'en'])
  expect(languagesOf([], [])).toEqual(['en'])
})

it('a word that two languages share is read in the one of the list', () => {
  const read = (text: string, languages: Language[]) => explain(text, languages).category
  expect(read('glass', ['sv', 'en'])).toBe('Frozen')
  expect(read('glass', ['en', 'sv'])).toBe('Other')
  expect(read('pain complet', ['en', 'fr'])).toBe('Bakery')
})

it('a word of another language is no mistake, and no compound, of the first', () => {
  const read = (text: string) => explain(text, ['de', 'en']).category
  expect(read('toothpaste')).toBe('Personal care')
  expect(read('sour cream')).toBe('Dairy & Eggs')
  expect(read('Würzpaste')).toBe('Pantry')
  expect(read('Apfelsfat')).toBe('Drinks')
})

/** Of a hundred words with a letter wrong so many find no longer what they found, in all the lists. */
const LOST: Record<Language, number> = {
  en: 3.7,
  de: 3.8,
  fr: 2.8,
  es: 3.4,
  it: 4,
  nl: 3.4,
  sv: 3.2,
  da: 3.4,
  pl: 3,
}

it.each([...LANGUAGES])('few items of the lists in %s are lost to one typo', (language) => {
  const mistype = DISTURBANCES['a typo'] ?? ((text) => text)
  const found = { right: 0, lost: 0 }
  for (const hand of ['', 'fresh/', 'later/', 'last/', 'shops/', 'stores/'] as const) {
    const items = labelled(language, hand)
    const languages = languagesOfList(items)
    for (const [at, { text, category }] of items.entries()) {
      if (explain(text, languages).category !== category) continue
      const texts = [1, 2, 3].map((seed) => mistype(text, at * 7 + seed * 5))
      const changed = texts.filter((mistyped) => mistyped !== text)
      const lost = changed.filter((mistyped) => explain(mistyped, languages).category !== category)
      found.right += changed.length
      found.lost += lost.length
    }
  }
  expect((100 * found.lost) / found.right).toBeLessThanOrEqual(LOST[language])
})

it('a compound that begins with what mostly settles it is fresh food or of a baby by its end', () => {
  const read = (text: string) => explain(text, ['de']).category
  expect(read('Grillgemüse')).toBe('Produce')
  expect(read('Badewindeln')).toBe('Baby')
  expect(['Grillkohle', 'Badezusatz', 'Toilettenreiniger'].map(read)).not.toContain('Produce')
  expect(read('Haarbutter')).toBe('Personal care')
})

it('one wrong letter in a compound is forgiven: in its end, its plural, behind what nobody knows', () => {
  const read = (text: string, language: Language) => explain(text, [language]).category
  expect(read('Blutoravgen', 'de')).toBe('Produce')
  expect(read('Minigurkhn', 'de')).toBe('Produce')
  expect(read('Dinkelbrjt', 'de')).toBe('Bakery')
  expect(read('Kloketten', 'de')).toBe('Frozen')
  expect(read('Klopapier', 'de')).toBe('Household')
  expect(read('Speisequark Magerstufe', 'de')).toBe('Dairy & Eggs')
  expect(read('Rinderseak', 'de')).toBe('Meat')
})

it('a compound one letter away from a thing that is known is that, mistyped', () => {
  const read = (text: string, language: Language) => explain(text, [language]).category
  expect(read('kardemomte', 'da')).toBe('Spices')
  expect(read('tomabpuré', 'da')).toBe('Pantry')
  expect(read('hindbærte', 'da')).toBe('Drinks')
  expect(read('jordbæris', 'da')).toBe('Frozen')
  expect(read('Apfelessig', 'de')).toBe('Pantry')
})

it.each([
  ['lámparas de mano', ['es', 'en']],
  ['lampe-torche', ['fr', 'en']],
  ['Gaskartusche (schaut nach)', ['de', 'en']],
  ['Billig-Sonnenbrille', ['de', 'en']],
  ['Campinggas', ['de', 'en']],
  ['fleecedekentjes', ['nl', 'en']],
  ['chizitos', ['es', 'en']],
  ['brill', ['en']],
  ['Kabana', ['en']],
  ['knickers', ['en', 'it']],
  ['school uniform', ['en']],
] as [string, Language[]][])(
  'what is near to a grocery by chance is none: %s',
  (text, languages) => {
    expect(explain(text, languages).category).toBe('Other')
  },
)

it.each([
  ['battery operated lanterns', 'Other', 'en'],
  ['Mentos fruit-flavoured chews', 'Snacks', 'en'],
  ['lemon scented', 'Produce', 'en'],
  ['turkey carver', 'Other', 'en'],
  ['tampons super', 'Personal care', 'en'],
  ['Hellmanns cooker', 'Pantry', 'en'],
  ['mouthwash alcohol free', 'Personal care', 'en'],
  ['alcohol free beer', 'Drinks', 'en'],
  ['chocolate covered raisins', 'Snacks', 'en'],
  ['hard candy bag', 'Snacks', 'en'],
  ['bread bags', 'Household', 'en'],
  ['coffee creamer vanilla', 'Dairy & Eggs', 'en'],
  ['muffins blueberry', 'Bakery', 'en'],
  ['salt for the dishwasher', 'Household', 'en'],
  ['car wash kit', 'Other', 'en'],
  ['rengøringssvamp', 'Household', 'da'],
  ['lettuce mix', 'Produce', 'en'],
  ['Paprika Mix', 'Produce', 'nl'],
  ['taco mix', 'Pantry', 'nl'],
  ['Pizza Salami', 'Frozen', 'de'],
  ['Schokolade Vollmilch', 'Snacks', 'de'],
  ['Vollmilch', 'Dairy & Eggs', 'de'],
  ["pomodorini sott'olio", 'Pantry', 'it'],
] as [string, string, Language][])(
  'what a word says beside another decides: %s',
  (text, category, language) => {
    expect(explain(text, [language]).category).toBe(category)
  },
)

it('a word that people join is the thing at its end, or what settles it', () => {
  const read = (text: string) => explain(text, ['en']).category
  expect(read('oatmilk')).toBe('Dairy & Eggs')
  expect(read('dogtreats')).toBe('Pet')
  expect(read('facecream')).toBe('Personal care')
  expect(['football', 'footstool', 'babysitter', 'teapot'].map(read)).toEqual(
    Array(4).fill('Other'),
  )
})

it('a mistyped word is no plural of a word that only names of makers have: Bröthen, broth', () => {
  const read = (text: string) => explain(text, ['de']).category
  expect(read('Bröthen')).toBe('Bakery')
  expect(read('Bangnen')).toBe('Produce')
  expect(read('Hundefuter')).toBe('Pet')
})

it('a letter wrong in one of two words that are known as one, or in a short name, is forgiven', () => {
  const read = (text: string) => explain(text, ['en']).category
  expect(read('corn flaeks')).toBe('Pantry')
  expect(read('blueberry mfufins')).toBe('Bakery')
  expect(read('raspberry slorbet')).toBe('Frozen')
})

it('a mistyped word makes a phrase with a measure, and a short word has few ends', () => {
  const read = (text: string, language: Language) => explain(text, [language]).category
  expect(read('filo interdetnale', 'it')).toBe('Personal care')
  expect(read('noce mosctaa', 'it')).toBe('Spices')
  expect(read('pataine', 'it')).toBe('Snacks')
  expect(read('noci sgusciate', 'it')).toBe('Pantry')
  expect(read('cloves ground', 'en')).toBe('Spices')
  expect(read('noix de saint-jacques', 'fr')).toBe('Fish')
  expect(read('sirop pour la toux', 'fr')).toBe('Personal care')
  expect(read('bøffer', 'da')).toBe('Meat')
})

it('powders, steaks of fish, tastes behind their thing and what lies in a tin find their place', () => {
  const read = (text: string, language: Language) => explain(text, [language]).category
  expect(read('Cappuccinopulver', 'de')).toBe('Drinks')
  expect(read('kartoffelmos pulver', 'da')).toBe('Pantry')
  expect(read('Knoblauch Pulver', 'de')).toBe('Spices')
  expect(read('halibut steaks', 'en')).toBe('Fish')
  expect(read('beef steaks', 'en')).toBe('Meat')
  expect(read('Eistee Pfirsich', 'de')).toBe('Drinks')
  expect(read('ice cream vanilla', 'en')).toBe('Frozen')
  expect(read('pærer på dåse', 'da')).toBe('Pantry')
  expect(read('makreel in tomatensaus', 'nl')).toBe('Pantry')
})

it('what lies in oil, syrup or vinegar stands with tins, and a kit is of what is fresh', () => {
  const read = (text: string, language: Language) => explain(text, [language]).category
  expect(read("anchois à l'huile", 'fr')).toBe('Pantry')
  expect(read('abricots au sirop', 'fr')).toBe('Pantry')
  expect(read("huile d'olive", 'fr')).toBe('Pantry')
  expect(read('alici in olio', 'it')).toBe('Pantry')
  expect(read('cebolletas en vinagre', 'es')).toBe('Pantry')
  expect(read('ananas op sap', 'nl')).toBe('Pantry')
  expect(read('stir fry kit', 'en')).toBe('Produce')
  expect(read('taco kit', 'en')).toBe('Pantry')
})

it("a maker's name before what it tastes of decides, a name of a dish does not", () => {
  const read = (text: string) => explain(text, ['en']).category
  expect(read('Whiskas chicken')).toBe('Pet')
  expect(read('Fanta orange')).toBe('Drinks')
  expect(read('McCain potatoes')).toBe('Frozen')
  expect(read('cesar salad')).toBe('Produce')
  expect(read('cheddar crackers')).toBe('Snacks')
  expect(read('Gala apples bag')).toBe('Produce')
  expect(read('freezer bags')).toBe('Household')
  expect(read('cake chocolate')).toBe('Bakery')
  expect(read('cottage cheese pineapple')).toBe('Dairy & Eggs')
  expect(read('butter lettuce')).toBe('Produce')
})

it('there are lines of recipes in every language', () => {
  const lines = LINE_LANGUAGES.flatMap(labelledLines)
  expect([...LINE_LANGUAGES].toSorted()).toEqual([...LANGUAGES].toSorted())
  expect(lines.length + freshLines().length).toBeGreaterThanOrEqual(800)
})

it.each([...LINE_LANGUAGES])('the lines of recipes in %s are read', (language) => {
  const held = labelledLines(language).filter(({ isHeldOut }) => isHeldOut)
  const right = held.filter(({ text, amounts, name }) => {
    const read = readIngredient(text)
    return amountsInWords(read) === amounts && read.name === name
  })
  expect((100 * right.length) / held.length).toBeGreaterThanOrEqual(95)
})

// At first sight 98.7 % of the amounts, 96.8 % of the units and 94.5 % of the names of the first 308
// were right; of the 205 that were written later 98.5, 97.6 and 96.1 %, all three of 95.6 %.
it('lines of newspapers, British magazines, terse sites and databases are read', () => {
  const lines = manneredLines()
  expect(lines.length).toBeGreaterThanOrEqual(500)
  const wrong = lines.filter(({ text, amounts, name }) => {
    const read = readIngredient(text)
    return amountsInWords(read) !== amounts || read.name !== name
  })
  expect(wrong.map(({ text }) => text)).toEqual([
    '10 ounces, weight spinach',
    '2 (4 ounce) salmon fillets',
    '4 6-ounce skinless halibut fillets',
    'Optional toppings: sour cream and sliced avocado',
  ])
})

/**
 * Of a hundred lines so many are right in amounts, units and names. At first sight 72 German, 63 French,
 * 65 Spanish, 64 Italian, 75 Dutch and 95 English ones were; of those written after the rules were
 * mended 75, 95, 82, 90, 92 and 90. Of the third lot 73 German, 83 Spanish, 83 Swedish, 78 Danish and 70
 * Polish ones were, and all but two of 60 German and Spanish ones of the fourth.
 */
it.each([
  ['en', 160, 99],
  ['de', 200, 93],
  ['fr', 100, 94],
  ['es', 180, 92],
  ['it', 100, 96],
  ['nl', 100, 96],
  ['sv', 40, 100],
  ['da', 40, 95],
  ['pl', 40, 92],
])(
  'odd lines of %s are read: halves, ranges, sizes, juice, preparations',
  (language, count, share) => {
    const lines = oddLines(language)
    expect(lines.length).toBeGreaterThanOrEqual(count)
    const right = lines.filter(({ text, amounts, name }) => {
      const read = readIngredient(text)
      return amountsInWords(read) === amounts && read.name === name
    })
    expect((100 * right.length) / lines.length).toBeGreaterThanOrEqual(share)
  },
)

// At first sight 95.2 % of the first 231 were right in all three, and 90 % of the hundred behind them.
it('lines of sites, newspapers, cards and packets are read', () => {
  const lines = platedLines()
  expect(lines.length).toBeGreaterThanOrEqual(330)
  const right = lines.filter(({ text, amounts, name }) => {
    const read = readIngredient(text)
    return amountsInWords(read) === amounts && read.name === name
  })
  expect((100 * right.length) / lines.length).toBeGreaterThanOrEqual(96)
})

it('lines as the pages of others write them are read, and their names find their category', () => {
  const held = freshLines().filter(({ isHeldOut }) => isHeldOut)
  const read = held.map((line) => ({ line, found: readIngredient(line.text) }))
  const share = (isRight: (one: (typeof read)[number]) => boolean) =>
    (100 * read.filter(isRight).length) / read.length
  const isName = ({ line, found }: (typeof read)[number]) => found.name === line.name
  const isAmount = ({ line, found }: (typeof read)[number]) =>
    amountsInWords(found) === line.amounts
  expect(share(isName)).toBeGreaterThanOrEqual(95)
  expect(share(isAmount)).toBeGreaterThanOrEqual(98)
  expect(share((one) => isName(one) && isAmount(one))).toBeGreaterThanOrEqual(95)
  const isPlaced = ({ line }: (typeof read)[number]) =>
    explain(line.text, ['en']).category === line.category
  expect(share(isPlaced)).toBeGreaterThanOrEqual(93)
})
