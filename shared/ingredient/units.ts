/** Words that measure an ingredient, in the languages that people cook in here. */

/**
 * fine: whole numbers read best (120 g). decimal: 1.5 kg. counted: halves and thirds (1½ cups).
 * box: a container, whose size in brackets is not an amount of its own: 2 tins (400 g).
 */
export type UnitKind = 'fine' | 'decimal' | 'counted' | 'box'

const WORDS: Record<UnitKind, string> = {
  fine: 'g|gr|gram|grams|gramme|grammes|gramm|gramos|grammi|mg|ml|millilitre|millilitres|milliliter|milliliters',
  decimal: `kg|kilo|kilos|kilogram|kilograms|kilogramm|l|litre|litres|liter|liters|litros|litri|dl|cl|hg|
cm|mm|oz|ounce|ounces|fl oz|fluid ounce|fluid ounces|lb|lbs|pound|pounds|pint|pints|pt|quart|quarts|qt|gallon|gallons`,
  counted: `cup|cups|tbsp|tbs|tablespoon|tablespoons|tsp|teaspoon|teaspoons|dessertspoon|dessertspoons|
pinch|pinches|dash|dashes|drop|drops|handful|handfuls|knob|knobs|clove|cloves|slice|slices|piece|pieces|
stick|sticks|stalk|stalks|sprig|sprigs|bunch|bunches|head|heads|rasher|rashers|sheet|sheets|scoop|scoops|
ear|ears|fillet|fillets|loaf|loaves|bar|bars|part|parts|dozen|pcs|pc|
el|tl|esslöffel|teelöffel|prise|prisen|bund|zehe|zehen|stück|scheibe|scheiben|tasse|tassen|zweig|zweige|
cuillère|cuillères|gousse|gousses|pincée|pincées|tranche|tranches|brin|brins|
taza|tazas|cucharada|cucharadas|cucharadita|cucharaditas|diente|dientes|pizca|pizcas|
tazza|tazze|cucchiaio|cucchiai|cucchiaino|cucchiaini|spicchio|spicchi|fetta|fette|
eetlepel|eetlepels|theelepel|theelepels|teentje|teentjes|snufje|snufjes|plak|plakken`,
  box: `tin|tins|can|cans|jar|jars|bottle|bottles|box|boxes|pack|packs|packet|packets|package|packages|bag|bags|
carton|cartons|tub|tubs|punnet|punnets|sachet|sachets|tube|tubes|pot|pots|crate|crates|
dose|dosen|becher|glas|gläser|flasche|flaschen|packung|packungen|päckchen|pck|tüte|tüten|
boîte|boîtes|sachets|lata|latas|bote|botes|barattolo|barattoli|lattina|lattine|blik|blikken|pak|pakken`,
}

const KINDS = new Map<string, UnitKind>()
for (const [kind, words] of Object.entries(WORDS)) {
  // Entries lost the type of their keys.
  for (const word of words.split('|')) KINDS.set(word.trim(), kind as UnitKind)
}

const WORD = /\p{L}+/uy

/** The unit that stands at a place of a text, with the full stop of an abbreviation. */
export function unitAt(text: string, start: number): { end: number; kind: UnitKind } | null {
  const first = wordEnd(text, start)
  if (first === null) return null
  const second = text[first] === ' ' ? wordEnd(text, first + 1) : null
  for (const end of [second, first]) {
    if (end === null) continue
    const kind = KINDS.get(text.slice(start, end).toLowerCase())
    if (kind) return { end: text[end] === '.' ? end + 1 : end, kind }
  }
  return null
}

/** An English unit in the number that goes with a quantity; other words stay as they are. */
export function unitFor(unit: string, quantity: number): string {
  if (quantity > 1) {
    const plural = PLURALS.find((candidate) => KINDS.has(candidate(unit.toLowerCase())))
    return plural && !isPlural(unit) ? plural(unit) : unit
  }
  return quantity <= 1 && isPlural(unit) ? (singularOf(unit) ?? unit) : unit
}

/** Abbreviations and words of other languages have no plural that these endings would make. */
const PLURALS = [
  (unit: string) => (/(?:ch|sh|x)$/.test(unit) ? `${unit}es` : ''),
  (unit: string) => (unit.length > 2 ? `${unit}s` : ''),
]

function isPlural(unit: string): boolean {
  return singularOf(unit) !== null
}

function singularOf(unit: string): string | null {
  const word = unit.toLowerCase()
  if (!word.endsWith('s') || word.length < 4) return null
  const stems = /(?:ch|sh|x)es$/.test(word) ? [unit.slice(0, -2)] : [unit.slice(0, -1)]
  return stems.find((stem) => stem.length > 2 && KINDS.has(stem.toLowerCase())) ?? null
}

function wordEnd(text: string, start: number): number | null {
  WORD.lastIndex = start
  return WORD.test(text) ? WORD.lastIndex : null
}
