/** Words that measure an ingredient, in the languages that people cook in here. */
import { spokenIn } from '../categorise/languages.ts'

/**
 * fine: whole numbers read best (120 g). decimal: 1.5 kg. counted: halves and thirds (1½ cups).
 * box: a container, whose size in brackets is not an amount of its own: 2 tins (400 g).
 */
export type UnitKind = 'fine' | 'decimal' | 'counted' | 'box'

/** English words take an s or es for more than one. */
const ENGLISH: Record<UnitKind, string> = {
  fine: 'gram|gramme|millilitre|milliliter',
  decimal: 'kilo|kilogram|litre|liter|ounce|fluid ounce|pound|pint|quart|gallon',
  counted: `cup|tablespoon|teaspoon|dessertspoon|pinch|dash|drop|handful|knob|clove|slice|piece|stick|stalk|sprig|bunch|
head|rasher|sheet|scoop|ear|fillet|bar|part|roll`,
  box: 'tin|can|jar|bottle|box|pack|packet|package|bag|carton|tub|punnet|sachet|tube|pot|crate',
}

/** Abbreviations, which stay as they are, and words of other languages, some with their plural. */
const OTHERS: Record<UnitKind, string> = {
  fine: 'g|gr|dag|mg|ml|gramm|gramos|grammi',
  decimal: 'kg|l|dl|cl|hg|etti|cm|mm|oz|fl oz|lb|lbs|pt|qt|litros|litri',
  counted: `tbsp|tbs|tsp|msk|tsk|spsk|pc|pcs|dozen|loaf:loaves|el|tl|esslöffel|teelöffel|prise:prisen|bund|zehe:zehen|stück|
scheibe:scheiben|tasse:tassen|zweig:zweige|cuillère:cuillères|gousse:gousses|pincée:pincées|tranche:tranches|brin:brins|
taza:tazas|cucharada:cucharadas|cucharadita:cucharaditas|diente:dientes|pizca:pizcas|tazza:tazze|cucchiaio:cucchiai|
cucchiaino:cucchiaini|spicchio:spicchi|fetta:fette|eetlepel:eetlepels|theelepel:theelepels|teentje:teentjes|
plak:plakken|klyfta:klyftor|skiva:skivor|skive:skiver|kvist:kvistar|rol|rolle:rollen|rouleau:rouleaux|rollo:rollos|
rotolo:rotoli|rulle|rullar|ruller|rolka|rolki|rolek`,
  box: `dose:dosen|becher|glas:gläser|flasche:flaschen|packung:packungen|päckchen|pck|tüte:tüten|boîte:boîtes|lata:latas|
bote:botes|barattolo:barattoli|lattina:lattine|blik:blikken|pak:pakken|burk:burkar|dåse:dåser|flaska:flaskor|
flaske:flasker|fles:flessen`,
}

const KINDS = new Map<string, UnitKind>()
const PLURAL_OF = new Map<string, string>()
const SINGULAR_OF = new Map<string, string>()

for (const [kind, words] of Object.entries(ENGLISH)) {
  for (const word of wordsOf(words)) {
    const plural = /(?:ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`
    PLURAL_OF.set(word, plural)
    SINGULAR_OF.set(plural, word)
    // `Object.entries` forgets the type of the keys, here and below.
    for (const form of [word, plural]) KINDS.set(form, kind as UnitKind)
  }
}
for (const [kind, words] of Object.entries(OTHERS)) {
  for (const word of wordsOf(words)) {
    const [one = '', many] = word.split(':')
    if (many !== undefined) {
      PLURAL_OF.set(one, many)
      SINGULAR_OF.set(many, one)
    }
    for (const form of [one, many ?? one]) KINDS.set(form, kind as UnitKind)
  }
}

const WORD = /\p{L}+/uy
/** Rolls are a thing themselves, '6 rolls for burgers', unless they are rolls of something. */
const ROLL = /^(?:ro[lt]|roul|rull)/i
const OF_IT =
  /^\s+(?:of|d[ei]|von|van|av|af)?\s*(?!(?:for|from|to|with|without|and|or|per|cut|split|halved|toasted|sliced|für|vom|zum|mit|und|oder|pour|avec|et|ou|para|con|y|o|per|e|voor|met|en|of|till?|med|och|og|eller|do|z|i)(?!\p{L}))\p{L}|^\s+d['’]/iu

/** The unit that stands at an index of a text, with the full stop of an abbreviation. */
export function unitAt(text: string, start: number): { end: number; kind: UnitKind } | null {
  const first = wordEnd(text, start)
  if (first === null) return null
  const second = text[first] === ' ' ? wordEnd(text, first + 1) : null
  for (const end of [second, first]) {
    if (end === null) continue
    const kind = KINDS.get(text.slice(start, end).toLowerCase())
    if (ROLL.test(text.slice(start, end)) && !OF_IT.test(text.slice(end))) continue
    if (kind) return { end: text[end] === '.' ? end + 1 : end, kind }
  }
  return null
}

/** How quantities of a unit read, in its singular or plural. */
export function unitKind(unit: string): UnitKind | null {
  return KINDS.get(unit.replace(/\.$/, '').toLowerCase()) ?? null
}

/** Words for a pound that mean half a kilogram on their markets. */
const METRIC_POUND = /^(?:pfund|pond|livres?)$/i

/** Whether a pound is written as those do who mean 500 g. */
export function isMetricPound(written: string | null): boolean {
  return METRIC_POUND.test(written ?? '')
}

/** These take an s in English, and nothing where a text of another language has them. */
const SHARED = /^(?:gram|kilo|liter|tube)$/i

/** 'Łyżka' is counted in three forms: one, two to four, and more. */
const POLISH = /^(łyż|łyżecz|szklan|pusz|pacz|butel|kost|toreb|gałąz|krom|rol)(?:ka|ki|ek)$/

/** A unit of a text in the number that goes with a quantity, as far as its plural is known. */
export function unitFor(unit: string, quantity: number, text: string): string {
  const word = unit.toLowerCase()
  const stem = POLISH.exec(word)?.[1]
  const form =
    stem === undefined
      ? (quantity > 1 ? PLURAL_OF : SINGULAR_OF).get(word)
      : stem + polishEnding(quantity)
  if (form === undefined || (SHARED.test(word) && !isEnglish(unit, text))) return unit
  // Capitals stay.
  const written = unit === unit.toUpperCase() ? form.toUpperCase() : form
  return unit === word ? form : unit.charAt(0) + written.slice(1)
}

function polishEnding(quantity: number): string {
  if (quantity === 1) return 'ka'
  const isFew = quantity % 10 >= 2 && quantity % 10 < 5 && !(quantity >= 12 && quantity < 15)
  return isFew || !Number.isInteger(quantity) ? 'ki' : 'ek'
}

/** Whether a text may be English; in the middle of one English units are written small. */
function isEnglish(unit: string, text: string): boolean {
  return !/^\p{Lu}\p{Ll}/u.test(unit) && (spokenIn([text])[0] ?? 'en') === 'en'
}

function wordsOf(list: string): string[] {
  return list.split('|').map((word) => word.trim())
}

function wordEnd(text: string, start: number): number | null {
  WORD.lastIndex = start
  return WORD.test(text) ? WORD.lastIndex : null
}
