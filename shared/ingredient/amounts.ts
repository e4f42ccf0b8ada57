/** The amounts that a line of a recipe begins or ends with. */
import { countAt, past, RANGE, skip, type Counted } from './counts.ts'
import { isPartOf, PARTS_OF } from './lesser-units.ts'
import { measureAt, type Measure } from './measures.ts'
import { numberAt, pastHalf } from './number.ts'

/**
 * quantity to `to` of a unit, in our name for it and as it was written; unit null: things are
 * counted. isMore: it is needed besides the one before it, '12 oz' of '1 lb 12 oz'; any other may
 * say the same once more, '240 ml' of '1 cup (240 ml)'.
 */
export type Amount = {
  quantity: number
  to: number | null
  unit: string | null
  written: string | null
  isMore?: true
}

/** What was read up to a place. */
type Amounts = { amounts: Amount[]; size: string | null; end: number }

const JOINT = /\s*,?\s*(?:\/|\+|[àá](?=\s\d)|\bplus\b|\band\b|\bund\b|\bet\b)\s*/iy
/** Joints that add; a slash says the same once more. */
const PLUS = /\+|plus|and|und|et/i
const OPEN =
  /\s*\(\s*(?:about|approx\.?|approximately|or|ca\.?|etwa|environ|circa|each|[àá]|je(?: ca\.)?)?\s*/iy
const CLOSE = /\s*(?:each|total)?\s*\)/iy
/** '2 x 400 g', '2× 400 g'; '2 xanthan' has none. */
const TIMES = /\s*(?:×|x(?=[\s\d(½¼¾⅓⅔]|$))\s*/iy
/** '3x yoghurt': so many of it. */
const SO_MANY = /\s*[x×](?=\s+\p{L})/iuy
const LENGTH = /\s*-?\s*(?:inch(?:es)?|in\b|cm\b|"|″)\.?(?:[- ]thick\b)?/iy
/** Words in front of a measure for how full it is, and in front of a thing for how big it is. */
const OF_SIZE =
  /(?:(?:x-?)?(?:lg|lge|lrg)\.?|(?:sm|sml|med)\.?|extra[- ]large|family[- ]size|(?:very )?large|big|medium(?:[- ]sized?)?|small|tiny|jumbo|(?:very )?(?:thick|thin)|gro(?:ß|ss)e?[rnms]?|kleine?[rnms]?|kl\.|gr\.(?! d[ei] )|(?:daumen|walnuss)gro(?:ß|ss)e[snr]?|mittlere[rnms]?|(?:m\.-|mittel)gr\.|dunne|dikke|dünne?[nr]?|dicke?[nr]?|mittelgroße?[rnms]?|grosses?|gros|grande?s?|petite?s?|beaux?|bel(?:les?)?|moyen(?:ne)?s?|pequeñ[oa]s?|median[oa]s?|piccol[oaie]|medi[ie]|grote?|middelgrote|stora?|små|liten|store?|lille|duż[aey]|dużych|mał[aey]|małych|średni[ae]?)/
/** 'Small to medium', 'medium-large', 'large or 2 small', too. */
const SIZE = new RegExp(
  String.raw`${OF_SIZE.source}(?:(?:[- ](?:to|or|bis|oder|à|ou|o|tot|of|till|til|eller|do|lub)[- ](?:\d )?|[-/])${OF_SIZE.source})?(?=,?\s),?\s+`,
  'iy',
)
const FILLED =
  /(?:volle|flinke|gute|kräftige|bonnes?|belles?|pleines?|buen[oa]s?|abbondante|(?:gehäuft|gestrichen|gestr|geh)\.?|heap(?:ed|ing)|(?:(?:loosely |firmly |lightly |tightly )?packed(?= cups?))|level|scant|round(?:ed|ing)|generous|good|full|gestrichene[rn]?|gehäufte[rn]?|bombée?s?|rases?|colm[oai]|ras[oai]|afgestreken|rågade?|struk(?:en|na)|top(?:pet|pede)|strøg(?:et|ne)|płask[aei]|płaskich|czubat[aey]|czubatych|pełn[aey])\s+/iy

/** The same behind a measure: 'cucharadas soperas de', 'latas pequeñas de'. */
const FILLED_BEHIND =
  /\s+(?:soperas?|colmad[oa]s?|ras[oaie]s?|colm[oaie]|abbondant[ei]|generos[oa]s?|bombée?s?|(?:bien )?pleines?|de postre|à (?:moutarde|eau|vin)|pequeñ[oa]s?|grandes?|grandi|median[oa]s?|piccol[oaie]|medi[oaie]|sottili|spesse|fines?|épaisses?|fin[oa]s?|grues[oa]s?)(?=\s+d(?:[eiu]|es)\s|\s+d['’])/iy
/** One or more of them: 'Prise(n)', 'Zehe/n'. */
const OR_MORE = /(?:\((?:e|n|en|er|s)\)|\/(?:e|n|en|er|s))(?=[\s,])/y

const PIECE = /^\s+(?:pieces?|chunks?|slabs?|hunks?)\s/i

/** The amounts that begin at an index of a text; null where none does. */
export function amountsAt(text: string, start: number): Amounts | null {
  const filled = past(FILLED, text, start) ?? start
  const first = past(COMPARED, text, start) === null ? countAt(text, filled) : null
  if (first === null) return measureAlone(text, filled)
  const box = boxOf(text, first)
  if (box) return box
  const length = lengthAt(text, first)
  if (length !== null) return pieceOf(text, length) ?? lengthOf(text, first)
  const state: Amounts = { amounts: [], size: null, end: first.end }
  const sizes = sizesAfter(text, first, state)
  const full = past(FILLED, text, skip(text, state.end))
  if (full !== null && measureAt(text, full)) state.end = full
  const sized = past(SIZE, text, skip(text, state.end))
  const unitStart = sized ?? skip(text, state.end)
  const measure = measureAt(text, unitStart) ?? dashed(text, state.end)
  if (sized !== null && (measure === null || measure.kind !== 'exact')) {
    state.size = text.slice(skip(text, state.end), sized).trim()
    state.end = sized
  }
  if (measure && (sized === null || measure.kind !== 'exact'))
    state.end = pastFilling(text, measure)
  else if (first.isBare(text, state.end) === false && sizes.length === 0 && sized === null)
    return null
  // '1 taza y media'
  const half = measure && pastHalf(text, state.end)
  const far =
    measure && first.to === null ? farEnd(text, { ...measure, end: state.end }, first) : null
  const counted = half
    ? { ...first, quantity: first.quantity + 0.5 }
    : { ...first, to: far?.to ?? first.to }
  state.end = half ?? far?.end ?? state.end
  state.amounts.push(
    amountOf(text, counted, measure && state.end >= measure.end ? measure : null),
    ...sizes,
  )
  more(text, state)
  return state
}

/**
 * Skips what stands behind a measure and says how full it is: 'cucharadas soperas', 'TL, gestr.'.
 */
function pastFilling(text: string, measure: Measure): number {
  const more = past(OR_MORE, text, measure.end) ?? measure.end
  const filled = past(FILLED_BEHIND, text, more) ?? more
  return past(/,\s*(?:gestr|geh)\p{L}*\.?(?=\s)/uy, text, filled) ?? filled
}

/** '167 g to 188 g', '500 g bis 1 kg': what stands behind a range with two units; to: in the first. */
function farEnd(
  text: string,
  { unit, end }: Measure,
  { quantity }: Counted,
): { to: number; end: number } | null {
  const start = past(RANGE, text, end)
  const number = start === null ? null : numberAt(text, start)
  const measure = number && measureAt(text, skip(text, number.end))
  if (!number || !measure) return null
  const to = number.value * (measure.unit === unit ? 1 : (PARTS_OF[measure.unit]?.[unit] ?? 0))
  return to > quantity ? { to, end: measure.end } : null
}

/** '1½-pound piece of salmon' */
function dashed(text: string, end: number): Measure | null {
  const measure = text[end] === '-' ? measureAt(text, end + 1) : null
  return measure?.kind === 'exact' && PIECE.test(text.slice(measure.end)) ? measure : null
}

/** What a count of a measure is; of things where there is none. */
export function amountOf(text: string, count: Counted, measure: Measure | null): Amount {
  const written = measure && text.slice(measure.start, measure.end)
  return { quantity: count.quantity, to: count.to, unit: measure?.unit ?? null, written }
}

/** '1 - 15 oz can': one can of fifteen ounces, and no range. */
function boxOf(text: string, { quantity, to, end }: Counted): Amounts | null {
  const size = to === null || to < 3 * quantity ? null : measureAt(text, skip(text, end))
  const box = size?.kind === 'exact' ? measureAt(text, skip(text, size.end)) : null
  if (to === null || box?.kind !== 'box') return null
  const amounts = [
    amountOf(text, { quantity, to: null, end }, box),
    amountOf(text, { quantity: to, to: null, end }, size),
  ]
  return { amounts, size: null, end: box.end }
}

/** '2-inch piece', '5cm/2in piece': how long it is says nothing of how much. */
function lengthAt(text: string, first: Counted): number | null {
  const end = past(LENGTH, text, first.end)
  if (end === null) return null
  const slash = past(/\s*\/\s*/y, text, end)
  const second = slash === null ? null : numberAt(text, slash)
  return (second && past(LENGTH, text, second.end)) ?? end
}

function pieceOf(text: string, start: number): Amounts | null {
  const measure = measureAt(text, skip(text, start))
  if (measure?.kind !== 'count') return null
  const amount = amountOf(text, { quantity: 1, to: null, end: start }, measure)
  return { amounts: [amount], size: null, end: measure.end }
}

/** '2 cm frischer Ingwer' is so much of it; of what is measured in inches it is the size. */
function lengthOf(text: string, { quantity, to, end }: Counted): Amounts | null {
  const unit = /^\s*cm(?=\s+\p{L})/iu.exec(text.slice(end))?.[0]
  if (unit === undefined) return null
  const amount = { quantity, to, unit: 'cm', written: unit.trim() }
  return { amounts: [amount], size: null, end: end + unit.length }
}

/** '5', or '5- to 6' of a size. */
function rangeAt(text: string, start: number): Counted | null {
  const first = numberAt(text, start)
  if (first === null) return null
  const between = past(RANGE, text, first.end)
  const second = between === null ? null : numberAt(text, between)
  if (second === null || second.value <= first.value) {
    return { quantity: first.value, to: null, end: first.end }
  }
  return { quantity: first.value, to: second.value, end: second.end }
}

/** How big each of the counted things is: '(14-ounce)', '14-oz.', 'x 400g'. */
function sizesAfter(text: string, first: Counted, state: Amounts): Amount[] {
  const open = past(OPEN, text, first.end)
  const times = past(TIMES, text, first.end)
  const start = times ?? open ?? skip(text, first.end)
  if (open !== null && past(/\s*\d/y, text, open) === null) return []
  const sizes: Amount[] = []
  let end = start
  for (;;) {
    const count = rangeAt(text, end)
    if (!count || (end === first.end && text[end - 1] !== ' ')) break
    const dashed = past(/\s*-\s*/y, text, count.end) ?? skip(text, count.end)
    const long = past(LENGTH, text, count.end)
    if (long !== null && (times === null || PIECE.test(text.slice(long)))) {
      state.end = (open === null ? long : past(CLOSE, text, long)) ?? state.end
      return []
    }
    const measure = measureAt(text, dashed)
    if (measure?.kind !== 'exact') break
    sizes.push(amountOf(text, count, measure))
    end = measure.end
    const next = past(/\s*[/,]?\s*/y, text, end)
    if (next === null || numberAt(text, next) === null) break
    end = next
  }
  if (sizes.length === 0) {
    state.end = past(SO_MANY, text, first.end) ?? times ?? state.end
    return []
  }
  if (open !== null && times === null) {
    const closed = past(CLOSE, text, end)
    if (closed === null) return []
    end = closed
  }
  state.end = end
  return sizes
}

/** '/½oz', 'plus 2 tbsp', '(240 ml)', ' 4 oz' behind a pound, 'tin' behind 400 g. */
function more(text: string, state: Amounts): void {
  for (let last = state.amounts.at(-1); state.amounts.length < 5; last = state.amounts.at(-1)) {
    if (last?.unit === null && state.amounts.length === 1) {
      if (!inBrackets(text, state)) return
      continue
    }
    const box = measureAt(text, skip(text, state.end))
    if (
      (box?.kind === 'box' || box?.unit === 'block' || box?.unit === 'bar') &&
      state.amounts.every(({ unit }) => unit !== box.unit) &&
      isExact(last)
    ) {
      state.amounts.push(amountOf(text, { quantity: 1, to: null, end: box.end }, box))
      state.end = box.end
      continue
    }
    if (inBrackets(text, state)) continue
    const joint = past(JOINT, text, state.end)
    const start = joint ?? skip(text, state.end)
    const count = numberAt(text, start)
    const measure = count && measureAt(text, skip(text, count.end))
    if (!count || !measure) return
    const amount = amountOf(text, { quantity: count.value, to: null, end: count.end }, measure)
    const isPart = isPartOf(amount, last)
    // '1 cup/2 sticks butter': sticks are weighed, too.
    if (!isPart && measure.kind !== 'exact' && measure.unit !== 'stick') return
    if (!isPart && joint === null && (!isExact(last) || measure.kind !== 'exact')) return
    const isMore = joint === null ? isPart : PLUS.test(text.slice(state.end, joint))
    state.amounts.push(isMore ? { ...amount, isMore } : amount)
    state.end = measure.end
  }
}

function isExact(amount: Amount | undefined): boolean {
  return /^(?:m?g|kg|hg|[mcd]?l|oz|fl oz|lb|pint|quart|cup)$/.test(amount?.unit ?? '')
}

function inBrackets(text: string, state: Amounts): boolean {
  const open = past(OPEN, text, state.end)
  const count = open === null ? null : rangeAt(text, open)
  if (count === null) return false
  const { end } = count
  const measure = measureAt(text, past(/\s*-\s*/y, text, end) ?? skip(text, end))
  const closed = measure?.kind === 'exact' ? past(CLOSE, text, measure.end) : null
  if (measure === null || closed === null) return false
  state.amounts.push(amountOf(text, count, measure))
  state.end = closed
  return true
}

const ALONE = new Set([
  'pinch',
  'dash',
  'splash',
  'drizzle',
  'knob',
  'handful',
  'bunch',
  'sprig',
  'drop',
  'piece',
])

/** 'Thumb-sized piece' */
const COMPARED =
  /(?:an? )?(?:(?:thumb|walnut|fist|golf[- ]ball)[- ]?sized? (?=piece|knob|chunk|lump))/iy

/** 'pinch of salt', 'small knob of ginger': one of it. */
function measureAlone(text: string, start: number): Amounts | null {
  const compared = past(COMPARED, text, start)
  const sized = compared ?? past(SIZE, text, start)
  const measure = measureAt(text, sized ?? start)
  if (measure === null || (compared === null && !ALONE.has(measure.unit))) return null
  if (text.slice(measure.end).trim() === '') return null
  const amount = amountOf(text, { quantity: 1, to: null, end: measure.end }, measure)
  const size = sized === null ? null : text.slice(start, sized).trim()
  return { amounts: [amount], size, end: measure.end }
}
