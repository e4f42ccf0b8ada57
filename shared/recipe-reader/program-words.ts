/** Entries of the data of programs in words: rows of ingredients, steps, and the texts of editors. */
import { letters } from './clean.ts'
import { isThing, textOf, type Thing } from './thing.ts'

/** Things that others refer to by their keys. */
export type Store = ReadonlyMap<string, unknown>

/** What a value refers to; itself where it refers to nothing. */
export function referred(value: unknown, store: Store): unknown {
  const key = isThing(value)
    ? (value.__ref ?? (value.type === 'id' ? value.id : undefined))
    : undefined
  return typeof key === 'string' ? (store.get(key) ?? value) : value
}

/** The text of a document that an editor keeps as things; null for anything else. */
export function richText(thing: Thing, depth = 0): string | null {
  if (
    typeof thing.text === 'string' &&
    (thing.marks || thing._type === 'span' || thing.type === 'text')
  )
    return thing.text
  if (thing.nodeType === 'text') return String(thing.value ?? '')
  const isNode = [
    thing.nodeType,
    thing._type === 'block',
    thing.type === 'doc',
    thing.type === 'paragraph',
  ].some(Boolean)
  const inner = thing.children ?? thing.content
  if ((!isNode && depth === 0) || !Array.isArray(inner) || depth > 20) return null
  const parts = inner.map((each) => (isThing(each) ? (richText(each, depth + 1) ?? '') : ''))
  const areBlocks = inner.some(
    (each) => isThing(each) && Array.isArray(each.children ?? each.content),
  )
  return parts.join(areBlocks ? '\n' : '')
}

/** The first text of a thing under one of some keys; '' where there is none. */
export function firstText(thing: Thing, store: Store, keys: readonly string[]): string {
  for (const key of keys) {
    const given = referred(thing[key], store)
    const [only, another]: unknown[] = Array.isArray(given) ? given : []
    const value = another === undefined && isThing(only) ? only : given
    const rich = isThing(value) ? richText(value) : null
    const text = rich ?? (isThing(value) ? inWords(value) : textOf(value))
    if (text !== '' && text !== '0') return text
  }
  return ''
}

/** What a thing within another is called: a unit, a product, an amount. */
function inWords(thing: Thing): string {
  const { min, max, from, to } = thing
  const range = [min ?? from, max ?? to].map((each) => textOf(each)).filter((text) => text !== '')
  if (range.length > 0) return [...new Set(range)].join('-')
  return (
    [
      'value',
      'amount',
      'quantity',
      'metric',
      'display',
      'abbreviation',
      'name',
      'title',
      'singular',
      'label',
    ]
      .map((key) => textOf(thing[key]))
      .find((text) => text !== '') ?? ''
  )
}

const WHOLE = [
  'originalText',
  'original',
  'raw',
  'rawText',
  'displayText',
  'display',
  'fullText',
  'text',
  'line',
  'html',
  'label',
  'content',
]
const AMOUNT = [
  'amount',
  'quantity',
  'qty',
  'quantityText',
  'value',
  'measurement',
  'menge',
  'count',
  'cantidad',
  'quantite',
  'quantita',
  'quantidade',
  'hoeveelheid',
  'mangd',
  'maengde',
  'mengde',
  'ilosc',
]
const UNIT = [
  'unit',
  'unitName',
  'units',
  'measure',
  'uom',
  'einheit',
  'unitOfMeasure',
  'measureUnit',
  'unidad',
  'unite',
  'unita',
  'unidade',
  'eenheid',
  'enhet',
  'enhed',
  'jednostka',
]
const NAME = [
  'name',
  'ingredient',
  'food',
  'product',
  'title',
  'ingredientName',
  'item',
  'zutat',
  'foodItem',
  'ingredientText',
  'description',
  'ingredientDescription',
  'nombre',
  'nom',
  'nome',
  'naam',
  'namn',
  'navn',
  'nazwa',
  'ingrediente',
  'ingrediens',
  'skladnik',
]
const NOTE = [
  'preparation',
  'comment',
  'note',
  'notes',
  'additionalInfo',
  'info',
  'suffix',
  'remark',
]

/** A row of ingredients, as a person would write it. */
export function asIngredient(thing: Thing, store: Store): string {
  const [whole, amount, unit, name, note] = [WHOLE, AMOUNT, UNIT, NAME, NOTE].map((keys) =>
    firstText(thing, store, keys),
  )
  const isWhole = (text: string) =>
    !amount || /\d|[½⅓⅔¼¾⅛]/.test(text) || Boolean(unit && text.includes(unit))
  const isOfAmount = Boolean(amount && whole?.startsWith(amount))
  const isNamed = isOfAmount || letters(whole ?? '').includes(letters(name ?? ''))
  if (whole && isNamed && isWhole(whole)) return whole
  const behind =
    note && !(name ?? '').includes(note) ? (note.startsWith('(') ? ` ${note}` : `, ${note}`) : ''
  const row = [amount, unit, name || whole].filter(Boolean).join(' ')
  return row === '' ? '' : row + behind
}

const TEXT = [
  'text',
  'instruction',
  'instructions',
  'description',
  'content',
  'body',
  'step',
  'html',
  'direction',
  'displayText',
  'details',
  'value',
  'method',
  'beschreibung',
  'descripcion',
  'descrizione',
  'descricao',
  'omschrijving',
  'beskrivning',
  'beskrivelse',
  'opis',
  'texto',
  'texte',
  'testo',
  'tekst',
  'paso',
  'etape',
  'stap',
]

/** A step in the words of schema.org. */
export function asStep(thing: Thing, store: Store): Thing {
  const text = firstText(thing, store, TEXT)
  return {
    '@type': 'HowToStep',
    name: firstText(thing, store, ['title', 'name', 'headline', 'heading']),
    text: text || undefined,
  }
}
