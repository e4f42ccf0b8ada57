/** The words of an item that name it, without quantity, unit, package, price and plural. */

const MAX_CHARACTERS = 300

const UNITS = new Set(
  `g,kg,mg,l,ml,cl,dl,oz,ounce,lb,lbs,pound,gram,kilo,kilogram,liter,litre,cup,tbsp,tsp,tablespoon,teaspoon,pint,
quart,gallon,pinch,dash,handful,bunch,bag,pack,packet,package,box,bottle,jar,carton,tub,piece,slice,clove,head,stick,
stalk,sprig,cm,inch,dozen,x,pcs,pc,large,small,medium,big,few,some,couple,extra,fresh,organic`
    .split(',')
    .map((unit) => unit.trim()),
)

/** Behind a number they measure, too: '2 Packungen Hafermilch'. Not tins, in which it is another thing. */
const UNIT_ABROAD =
  /^(?:(?:[et]l|[mt]sk|spsk|stk?|szt|stuks?|bund|bos|fed|teen|tenen|kilo|becher|beutel|brik|diente|mazz[oi]|zak)$|pa[kq]|packchen|packung|pacc[oh]i?$|pose|pase|fla(?:sch|sk)|fles|bo(?:ttigl|tell|uteill)|butel|confezion|opakowa|torebk|bustin|sachet|barquette|forpackning|scheibe|skiv|tranche|zabk|teentje|gousse|spicchi)/u

/** Between such a unit and what it measures. */
const LINKS = new Set(['de', 'd', 'di'])

const NOISE = new Set(['of', 'a', 'an', 'the', 'and', 'or', 'for', 'with', 'to', 'some', 'my'])

const IRREGULAR: Record<string, string> = {
  loaves: 'loaf',
  leaves: 'leaf',
  halves: 'half',
  knives: 'knife',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mangoes: 'mango',
  anchovies: 'anchovy',
  couscous: 'couscous',
  hummus: 'hummus',
  asparagus: 'asparagus',
  swiss: 'swiss',
  cress: 'cress',
  bass: 'bass',
  molasses: 'molasses',
  brussels: 'brussels',
  oats: 'oat',
}

/**
 * The words before the first comma, then those behind it: what stands behind a comma counts only
 * if nothing before it is known. Never throws; at most 300 characters are read.
 */
export function normaliseItem(itemText: string): string[][] {
  const plain = itemText
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[£$€]\s?\d+([.,]\d+)?/g, ' ')
  const [first = '', ...rest] = plain.split(/[,;]/)
  return [wordsOf(first), wordsOf(rest.join(' '))].filter((words) => words.length > 0)
}

/** The words of an item without quantity, as the key under which a correction is remembered. */
export function correctionKey(itemText: string): string {
  return normaliseItem(itemText).flat().join(' ')
}

function wordsOf(part: string): string[] {
  const tokens = part.split(/[^\p{L}\p{N}&]+/u).filter((token) => token !== '' && !NOISE.has(token))
  const named = tokens.filter((token) => !/^\d/.test(token))
  const kept = dropUnits(named, /^\d/.test(tokens[0] ?? ''))
  return kept.map(singular)
}

/** A unit in front of another word measures it; alone it is the thing itself ("bag"). */
function dropUnits(tokens: readonly string[], isCounted: boolean): string[] {
  const isUnit = (word: string, at: number) =>
    UNITS.has(word) || (isCounted && (UNIT_ABROAD.test(word) || (at > 0 && LINKS.has(word))))
  const isThing = (word: string, at: number) => !isUnit(word, at) && !isUnit(singular(word), at)
  const first = tokens.findIndex(isThing)
  return tokens.slice(first < 0 ? -1 : first)
}

function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined
  if (irregular) return irregular
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
