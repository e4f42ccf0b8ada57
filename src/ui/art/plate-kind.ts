/** What can lie on a plate. */
export type PlateKind =
  | 'soup'
  | 'dip'
  | 'pasta'
  | 'noodles'
  | 'salad'
  | 'cucumber'
  | 'tart'
  | 'cake'
  | 'crumble'
  | 'beans'
  | 'dal'
  | 'potatoes'
  | 'roast'
  | 'loaf'
  | 'pancakes'
  | 'empty'
  | 'crumbs'

export type Course = 'APPETIZER' | 'SIDE_DISH' | 'MAIN' | 'DESSERT'

/**
 * The words of a title that say what it is; each also stands for longer words that begin with it, and
 * a few for what ends with them: 'Kartoffelsuppe'.
 */
const words: readonly (readonly [PlateKind, string])[] = [
  [
    'soup',
    'soup|\\S*suppe|sopp?a|soep|zupa|zuppa|broth|bisque|chowder|gazpacho|minestrone|borscht|bouillon|ramen',
  ],
  ['cucumber', 'cucumber salad|cucumber|tzatziki|courgette|zucchini|pickle'],
  [
    'pancakes',
    'pancake|\\S*pfannkuchen|palatschinken|crepe|waffle|blini|blintz|omelet|frittata|dosa',
  ],
  [
    'cake',
    'cake|\\S*kuchen|cheesecake|cupcake|shortcake|gateau|torte|muffin|brownie|sponge|cookie|biscuit|scone',
  ],
  ['tart', 'tart|pie|quiche|galette|pizza|cobbler|clafoutis|pavlova'],
  ['crumble', 'crumble|crisp|granola|muesli|porridge|oats|trifle|pudding'],
  ['loaf', 'loaf|bread|focaccia|baguette|bun|roll|brioche|sandwich|toast|sourdough|stollen'],
  [
    'noodles',
    'noodle|\\S*nudeln|\\S*spatzle|spaghetti|linguine|tagliatelle|fettuccine|udon|soba|pho|pad thai|carbonara|bolognese',
  ],
  [
    'pasta',
    'pasta|gnocchi|penne|rigatoni|macaroni|mac|lasagn|ravioli|tortellini|orzo|dumpling|pierogi',
  ],
  [
    'dal',
    'dal|dhal|daal|lentil|curry|korma|masala|stew|\\S*eintopf|goulash|\\S*gulasch|ragu|casserole|risotto|paella',
  ],
  ['beans', 'bean|chickpea|chili|chilli|cassoulet|shakshuka|ratatouille|falafel'],
  ['dip', 'dip|hummus|feta|labneh|guacamole|pesto|sauce|spread|baba|yogh?urt|mousse|cream|burrata'],
  [
    'salad',
    'salad|\\S*salat|slaw|carpaccio|beet|greens|tabbouleh|rocket|kale|spinach|ceviche|bowl',
  ],
  ['potatoes', 'potato|\\S*kartoffeln|fries|wedges|rosti|hash|latke|dauphinoise'],
  [
    'roast',
    'roast|\\S*braten|roulade|chicken|turkey|duck|goose|lamb|beef|pork|steak|ham|ribs|fish|salmon|trout|cod|schnitzel|meatball|burger|kebab',
  ],
]
const patterns = words.map(([kind, stems]) => [kind, new RegExp(`\\b(?:${stems})`, 'g')] as const)

const byCourse: Record<Course, readonly PlateKind[]> = {
  APPETIZER: ['dip', 'soup', 'salad'],
  SIDE_DISH: ['cucumber', 'potatoes', 'beans', 'salad'],
  MAIN: ['pasta', 'roast', 'dal', 'noodles', 'beans'],
  DESSERT: ['tart', 'cake', 'crumble', 'pancakes'],
}

/**
 * What a recipe looks like from above. The words of its title decide: those before "with" or "on"
 * come first, and of those the last, which is what the others describe ("potato salad", "tomato
 * soup"). Without such a word the course and the seed decide.
 */
export function plateKind(title: string, course: Course | undefined, seed: number): PlateKind {
  const text = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const head = text.split(/\b(?:with|on|in|and|for|from)\b/)[0] ?? text
  const kinds = byCourse[course ?? 'MAIN']
  return lastNamed(head) ?? lastNamed(text) ?? kinds[seed % kinds.length] ?? 'empty'
}

function lastNamed(text: string): PlateKind | undefined {
  let found: PlateKind | undefined
  let foundEnd = 0
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (end > foundEnd) [found, foundEnd] = [kind, end]
    }
  }
  return found
}
