/**
 * How a thing is prepared, where recipes say so in front of its name or behind it: 'finely chopped
 * onion', 'cebolla picada muy fina'. Words are looked up one by one: a single pattern of all of them
 * takes a phone a third of a second to compile, while somebody waits for a list in the shop.
 */

const setOf = (words: string) => new Set(words.split(' '))

const ADVERBS = setOf(
  'very freshly finely thinly thickly coarsely roughly lightly firmly loosely well tightly fein grob frisch finement grossièrement fraîchement finamente fijn grof',
)
/** English, the Scandinavian languages and Dutch, each form by itself. */
const DONE = setOf(
  'chopped sliced diced minced grated shredded crushed peeled melted softened beaten sifted unsifted packed toasted cooked uncooked halved quartered cubed mashed julienned crumbled drained rinsed torn pitted squeezed cracked chilled cooled warmed shaved whipped snipped trimmed hulled cored ansad ansade scrubbed shelled cleaned deveined deseeded seeded stemmed stoned opened reserved undrained rumstempererat rumsvarmt blødt mjukt tempereret riven rivna rivet rivede hackad hackade grovhackad grovhackade finhackad finhackade pressade rivade vispade skalade tärnade klyftade delade smulade revet fintrevet presset grofthakket skrællede hakket hakkede finthakket strimlad strimlade smält smeltet skivad skivade kokt kokta kokte koktes kogt kogta kogte kogtes rostad rostade risted ristede gekookte geroosterde geschilde gepelde gewassen ontpitte zachte gehakte fijngehakte gesnipperde gesneden fijngesneden gesmolten geperste uitgelekte',
)
const GERMAN = setOf(
  'geriebene abgeriebene gehackte aufgetaute abgetropfte zerkleinerte zerdrückte gewaschene weiche flüssige zimmerwarme geschälte gewürfelte geschnittene gepresste zerlassene geschmolzene geraspte geraspelte gekochte geröstete gepellte entkernte',
)
const POLISH = setOf(
  'posiekan pokrojon roztopion stopion rozpuszczon ugotowan obran wydrążon uprażon zmielon odsączon namoczon utart start ubit rozgniecon rozgniecion przeciśnięt przeciśnęt rozdrobnion poszatkowan odtłuszczon',
)
const SPANISH = setOf(
  'picad rallad pelad cortad triturad trocead tamizad lavad machacad laminad desmenuzad deshuesad filetead majad remojad montad aplastad deshebrad limpiad colad exprimid batid derretid fundid partid hervid reblandecid espolvoread cocinad enjuagad pasad abiert escaldad pochad rehogad',
)
const ITALIAN = setOf(
  'grattugiat tritat affettat tagliat setacciat schiacciat ammorbidit montat sbucciat pelat lavat pulit mondat privat lessat spezzettat sminuzzat snocciolat denocciolat ridott intiepidit frullat strizzat sbattut sciolt fus sfilettat tostat spremut pres scongelat dissalat rosolat sgusciat ammollat lavorat sgranat dadolat',
)
const FRENCH = setOf(
  'fondu ramolli râpé haché émincé ciselé pelé épluché coupé tamisé écrasé concassé battu lavé monté mixé pilé émietté taillé détaillé épépiné pressé effeuillé tranché tiédi torréfié grillé équeuté dénoyauté décortiqué mondé poêlé blanchi décongelé désossé dégraissé nettoyé essuyé évidé',
)
/** Words that are no preparation before some names, and what else they are part of. */
const PART_OF_NAME = new Map([
  ['minced', /^(?:beef|lamb|pork|meat|veal|turkey|chicken)/i],
  ['crushed', /^(?:tomato|pineapple|ice\b)/i],
  ['toasted', /^sesame oil/i],
  ['whipped', /^(?:cream|topping|butter)/i],
  ['seeded', /^(?:bread|buns?|rolls?|bagels?|burger|hamburger)/i],
  ['hakket', /^(?:okse|grise|svine|kalve?|kylling|lamme?|kalkun|fl)/i],
  ['hakkede', /^(?:okse|grise|svine|kalve?|kylling|lamme?|kalkun|fl)/i],
  ['gekochte', /^schinken/i],
  ['geröstete', /^sesam/i],
])
/** Words that are one before some names only: a soft pear is a pear. */
const ONLY_BEFORE = new Map([
  ['weiche', /^butter/i],
  ['flüssige', /^butter/i],
  ['zimmerwarme', /^butter/i],
  ['blødt', /^smø?ö?r/i],
  ['mjukt', /^smø?ö?r/i],
  ['tempereret', /^smø?ö?r/i],
  ['zachte', /^(?:room)?boter/i],
])
const FIRST =
  /^(?:fresh(?:ly)? (?:ground|squeezed)|leftover|store-bought|frisch gemahlene[rsnm]?|vers ?gemalen|nymal(?:d|en|et)|friskkværnet|świeżo (?:mielon|zmielon)(?:y|ego|a))(?= )/i
const LAST =
  /^(?:già \S+|recién molid[oa]s?|gehackt|gewürfelt|gerieben|geschält|gepresst|gesnipperd|fijngehakt|fijngesneden|geraspt|gesmolten|mous?|du moulin|aus der mühle|macinat[oa](?: fresco| al momento)?|świeżo (?:mielon|zmielon)(?:y|ego|a|e)|\S+an[aey] na twardo|limpi[oa]s?)$/i
const HOW =
  /^(?:(?:finely|thinly|roughly|coarsely|cut) |\S+ (?:removed|discarded|reserved)(?= |$))/i
/** What goes on behind what was done: 'halved lengthwise', 'sliced ¼ inch thick'. */
const GOES_ON = /^(?:lengthwise|crosswise|into|in (?:half|[a-z]+s)(?= |$)|[\d¼½¾⅓])/i
/** What a thing is like, before what was done to it: 'fresh minced garlic'. */
const LIKE = /^(?:fresh|raw|ripe|cold|[a-zß-öø-ž]+,)$/i
/** 'En rodelles', 'a cubetti', 'in Streifen': how it was cut. */
const CUT =
  /^(?:muy |bien |très |finement )?(?:(?:sin (?:piel|espinas|huesos?|semillas|pepitas|corazón|cáscara)|senza (?:pelle|spine|semi|osso|buccia)|sans (?:peau|croûte|arêtes|pépins|os|noyau)|ohne (?:haut|gräten|kerne|knochen|schale|rinde)|zonder (?:vel|huid|graat|zaadjes|pitten|korst))|en (?:dés?|rondelles|lamelles|lanières|cubes|julienne|quartiers|bâtonnets|morceaux|tranches|juliana|dados|cubos|rodajas|tiras|trozos|láminas|cuartos|aros|gajos|daditos)|a (?:cubetti|dadini|dadi|fette|fettine|rondelle|listarelle|julienne|pezzetti|pezzi|spicchi|neve|punto de nieve|metà)|in (?:streifen|scheiben|würfeln?|ringen|stücken?|spalten|plakjes|blokjes|stukjes|stukken|reepjes|parten|schijfjes)|i (?:(?:tunna|små|tynde|grove|grova) )?(?:skivor|tärningar|bitar|ringar|strimlor|klyftor|stavar|skiver|tern|ringe|strimler|stykker|både|stave)|w (?:kostkę|plastry|paski|kostce|plasterki|słupki))(?=$|[ ,.])/i

/** Whether all words say how a thing was prepared, and none what it is. */
export function isPreparation(text: string): boolean {
  const words = text.split(' ')
  return behindDone(words, 0) === words.length
}

/** The words in front that say what was done, '' where none do: 'peeled and diced' of an onion. */
export function preparedFirst(name: string): string {
  const words = name.split(' ')
  let taken = 0
  let at = 0
  while (at !== -1) {
    const end = behindDone(words, at)
    const hasComma = words[end - 1]?.endsWith(',') ?? false
    // 'Cooked, red lentils', too.
    if (end > at && /^\p{L}/u.test(words[end] ?? '')) taken = end
    at = end === at ? -1 : isAnd(words[end]) ? end + 1 : hasComma ? end : -1
  }
  return taken === 0 ? (FIRST.exec(name)?.[0] ?? '') : words.slice(0, taken).join(' ')
}

/** The words inside that say what was done, '' where none do: 'cold, cubed butter'. */
export function preparedBetween(name: string): string {
  const words = name.split(' ')
  if (!LIKE.test(words[0] ?? '')) return ''
  let end = 1
  for (let at = 1; at !== -1;) {
    const next = behindDone(words, at)
    if (next > at) end = next
    at = next === at ? -1 : isAnd(words[next]) ? next + 1 : next
  }
  return end > 1 && end < words.length ? words.slice(1, end).join(' ') : ''
}

/** The words behind the name that say what was done, '' where none do. */
export function preparedLast(name: string): string {
  const words = name.split(' ')
  const start = words.findIndex((_, index) => index > 0 && isSaidBehind(words, index))
  return start === -1 ? '' : words.slice(start).join(' ')
}

function isAnd(word = ''): boolean {
  return /^(?:and|und|en)$/i.test(word)
}

function isSaidBehind(words: readonly string[], start: number): boolean {
  const behind = behindDone(words, start)
  if (behind === words.length) return true
  if (behind > start) {
    const next = isAnd(words[behind]) ? behind + 1 : behind
    if (behindDone(words, next) > next) return true
    if (GOES_ON.test(words.slice(behind).join(' '))) return true
  }
  const at = behindAdverbs(words, start)
  const [word = '', next = ''] = words.slice(at, at + 2).map((each) => each.toLowerCase())
  const rest = words.slice(at).join(' ')
  return (
    isInflected(word, next) ||
    LAST.test(rest) ||
    CUT.test(rest) ||
    HOW.test(words.slice(start).join(' '))
  )
}

/** Spanish, Italian and French words for what was done, whatever follows: 'picada muy fina'. */
function isInflected(word: string, next: string): boolean {
  if (word === 'recién') return isFormOf(SPANISH, /[oa]s?$/, next)
  return (
    isFormOf(SPANISH, /[oa]s?$/, word) ||
    isFormOf(ITALIAN, /[oaie]$/, word) ||
    FRENCH.has(word.replace(/e?s?$/, ''))
  )
}

function isFormOf(stems: ReadonlySet<string>, ending: RegExp, word: string): boolean {
  const at = word.search(ending)
  return at !== -1 && stems.has(word.slice(0, at))
}

function behindAdverbs(words: readonly string[], start: number): number {
  let at = start
  while (at < start + 2 && ADVERBS.has(words[at]?.toLowerCase() ?? '')) at += 1
  return at
}

/** Behind 'finely chopped' where that stands at a word; that word where it does not. */
function behindDone(words: readonly string[], start: number): number {
  const at = behindAdverbs(words, start)
  const said = (words[at] ?? '').replace(/,$/, '').toLowerCase()
  const base = said.replace(/(?<=te|ne|che|ge|me)[rsnm]$/, '')
  const isDone =
    DONE.has(said) || GERMAN.has(base) || isFormOf(POLISH, /(?:ej|ego|ych|[ąaey])$/, said)
  const rest = words.slice(at + 1).join(' ')
  const isPart = PART_OF_NAME.get(base)?.test(rest) || ONLY_BEFORE.get(base)?.test(rest) === false
  return isDone && !isPart ? at + 1 : start
}
