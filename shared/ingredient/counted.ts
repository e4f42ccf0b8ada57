/** Things that recipes count, in the number that goes with how many there are. English alone. */

/** With a plural of their own where it is not formed with an s. */
const THINGS = `egg,yolk,white,onion,shallot,lemon,lime,orange,apple,pear,peach:peaches,banana,avocado,
potato:potatoes,tomato:tomatoes,carrot,leek,cucumber,pepper,chilli,chili,mushroom,zucchini,aubergine,leaf:leaves,
breast,thigh,steak,sausage,fillet,bun,roll,tortilla`

const PLURAL = new Map(
  THINGS.split(/,\s*/).map((thing) => {
    const [one = '', many = `${one}s`] = thing.split(':')
    return [one, many]
  }),
)
const SINGULAR = new Map([...PLURAL].map(([one, many]) => [many, one]))

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
  const head = /(?<!\p{L})\p{Ll}+$/u.exec(named)?.[0] ?? ''
  const other = (to > 1 ? PLURAL : SINGULAR).get(head)
  return other === undefined
    ? words
    : named.slice(0, named.length - head.length) + other + words.slice(named.length)
}
