/** Things that recipes count, in the number that goes with how many there are. English alone. */

const THINGS = new Set(
  `egg,yolk,white,onion,shallot,clove,lemon,lime,orange,apple,pear,peach,plum,banana,avocado,mango,carrot,
parsnip,turnip,beetroot,radish,leek,courgette,zucchini,aubergine,eggplant,cucumber,pepper,chilli,chili,chile,jalapeño,
mushroom,artichoke,cauliflower,cabbage,lettuce,squash,pumpkin,bulb,pod,bean,sprig,stalk,stick,sheet,cube,sachet,packet,
breast,thigh,drumstick,wing,leg,chop,steak,sausage,rasher,fillet,patty,burger,bun,roll,bagel,tortilla,wrap,pitta,cracker,
biscuit,cookie,marshmallow,date,fig,apricot,cherry,berry,nut,walnut,olive,anchovy,prawn,scallop,scallion,kiwi,pineapple,
melon,grapefruit,nectarine,tangerine,clementine,pomegranate,crumpet,muffin,waffle`
    .split(',')
    .map((word) => word.trim()),
)
const IRREGULAR: Record<string, string> = {
  potato: 'potatoes',
  tomato: 'tomatoes',
  loaf: 'loaves',
  leaf: 'leaves',
  half: 'halves',
}
const SINGULAR = new Map<string, string>()
for (const word of [...THINGS, ...Object.keys(IRREGULAR)]) SINGULAR.set(pluralOf(word), word)

/** The words that name the thing, up to what is said about it. */
const NAMED =
  /^\s*[^,;:(/]*?(?=\s+(?:for|or|to|plus|with|from|in|of|per|and|at|each)\b|\s*[,;:(/]|\s*$)/i
/** '1 onion finely chopped' */
const DONE = /(?:\s+(?:\p{L}+ly|\p{L}+ed|cut|ground))+$/u

/** Words behind a quantity, for another one: ' egg yolk, beaten' of one and a half are ' egg yolks, beaten'. */
export function inNumber(words: string, from: number, to: number): string {
  if (from > 1 === to > 1) return words
  const named = (NAMED.exec(words)?.[0] ?? '').replace(DONE, '')
  // Written small: 'Orange' of a German recipe has another plural.
  const head = /\p{Ll}+$/u.exec(named)?.[0] ?? ''
  const other = to > 1 ? plural(head) : SINGULAR.get(head)
  return other === undefined
    ? words
    : named.slice(0, named.length - head.length) + other + words.slice(named.length)
}

function plural(word: string): string | undefined {
  return THINGS.has(word) || Object.hasOwn(IRREGULAR, word) ? pluralOf(word) : undefined
}

function pluralOf(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined
  if (irregular !== undefined) return irregular
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:ch|sh|x|s)$/.test(word) ? `${word}es` : `${word}s`
}
