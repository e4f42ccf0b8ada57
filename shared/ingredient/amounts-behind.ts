/** The amounts that a line of a recipe ends with. */
import { amountOf, amountsAt, type Amount } from './amounts.ts'
import { measureAt } from './measures.ts'
import { unitFirst } from './unit-first.ts'

type Behind = { amounts: Amount[]; start: number }

/** As long as amounts at the end can be. */
const LONGEST = 40
/** What parts an amount from the name; '500 g' of 'flour 2,500 g' is the end of a number. */
const GAP =
  /(?:\s|[,;:(](?!(?<=\d.)\d))+(?:(?:about|approx\w*\.?|around|c(?:irc)?a\.?|etwa|environ)\s|~\s?)?([x×]\s?)?(?=[\d½⅓⅔¼¾⅛])/giu
const TIMES = /^[\d.,]+\s?[x×]/i

/**
 * 'Carrots 1-2 kg', 'Milk, 2 l', 'Lemons x4', 'Beef 1 lb 12 oz', 'Water 6x1,5l': what stands last,
 * read as in front of a name; null where it is part of one.
 */
export function amountsBehind(text: string): Behind | null {
  const turned = unitFirst(text)
  const unit = turned && measureAt(text, turned.unit)
  if (turned && unit?.kind === 'exact') {
    const { value, end } = turned.number
    const counted = { quantity: value, to: null, end }
    return { amounts: [amountOf(text, counted, unit)], start: turned.start }
  }
  GAP.lastIndex = Math.max(1, text.trimEnd().length - LONGEST)
  for (const { 0: gap, 1: times, index: start } of text.matchAll(GAP)) {
    const at = start + gap.length
    const found = amountsAt(text, at)
    if (!found || !/^\)?\s*$/.test(text.slice(found.end))) continue
    // A number alone is part of the name: 'Mehl 405', 'Wein 2019 0,75 l'.
    const isNamed = found.amounts[0]?.unit === null && !times && !TIMES.test(text.slice(at))
    if (!isNamed) return { amounts: found.amounts, start }
  }
  return null
}
