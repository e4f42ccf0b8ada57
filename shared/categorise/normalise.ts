/** The words of an item that name it, without quantity, unit, package, price and plural. */

const MAX_CHARACTERS = 300

const UNITS = new Set(
  `g,kg,mg,l,ml,cl,dl,oz,ounce,lb,lbs,pound,gram,kilo,kilogram,liter,litre,cup,tbsp,tsp,tablespoon,teaspoon,pint,
quart,gallon,pinch,dash,handful,bunch,bag,pack,packet,package,box,bottle,jar,carton,tub,piece,slice,clove,head,stick,
stalk,sprig,cm,inch,dozen,x,pcs,pc,large,small,medium,big,few,couple,extra,fresh,organic`.split(
    /,\s*/,
  ),
)

/**
 * Behind a number others measure, too, with the word that links them: '2 paquets de lait'. Not tins, in
 * which it is another thing.
 */
const MEASURED =
  /^(?:\d\S* (?:[a-z]\w? )?)+(?:(?:[et]l|[mt]sk|bund|fed|zak)|(?:becher|pa[kq]|pack[cu]|pacch?i|pacco|pose|flas[ck]|fles|bo(?:tt|tel|ut)|butel|confez|opakow|sachet|zabk|teen|spicch)\S*)( d[ei]?)? (?=\S)/

const NOISE = new Set(['of', 'a', 'an', 'the', 'and', 'or', 'for', 'with', 'to', 'some', 'my'])

const IRREGULAR: Record<string, string> = {
  loaves: 'loaf',
  leaves: 'leaf',
  halves: 'half',
  knives: 'knife',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mangoes: 'mango',
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
  const named = tokens.join(' ').replace(MEASURED, '').split(' ')
  const kept = dropUnits(named.filter((token) => /^\D/.test(token)))
  return kept.map(singular)
}

/** A unit in front of another word measures it; alone it is the thing itself ("bag"). */
function dropUnits(tokens: readonly string[]): string[] {
  const rest = [...tokens]
  while (rest.length > 1 && (UNITS.has(rest[0] ?? '') || UNITS.has(singular(rest[0] ?? '')))) {
    rest.shift()
  }
  return rest
}

function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined
  if (irregular) return irregular
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
