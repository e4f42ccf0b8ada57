/** The amounts that a line of a recipe ends with. */
import { amountOf, isPartOf, type Amount } from './amounts.ts'
import { skip } from './counts.ts'
import { measureAt } from './measures.ts'
import { numberAt } from './number.ts'
import { unitFirst } from './unit-first.ts'

type Behind = { amounts: Amount[]; start: number }

/** 'Carrots 1 kg', 'Milk, 2 l', 'Lemons x4': what stands last; null where it is part of a name. */
export function amountsBehind(text: string): Behind | null {
  const last = amountBehind(text)
  const [amount] = last?.amounts ?? []
  if (last === null || amount === undefined || amount.unit === null) return last
  // 'Beef 1 lb 12 oz', 'Milk 1 l + 200 ml'
  const rest = text.slice(0, last.start)
  const joint = /\s(?:\+|plus|and|und|et)$/i.exec(rest)
  const whole = amountBehind(joint ? rest.slice(0, joint.index) : rest)
  const [larger] = whole?.amounts ?? []
  if (!whole || !larger?.unit || (!joint && !isPartOf(amount, larger))) return last
  return { amounts: [larger, { ...amount, isMore: true }], start: whole.start }
}

function amountBehind(text: string): Behind | null {
  const turned = unitFirst(text)
  const unit = turned && measureAt(text, turned.unit)
  if (turned && unit?.kind === 'exact') {
    const { value, end } = turned.number
    const counted = { quantity: value, to: null, end }
    return { amounts: [amountOf(text, counted, unit)], start: turned.start }
  }
  const found =
    /[\s,;(]+(?:[x×]\s?)?(?=[\d½⅓⅔¼¾⅛])[^\s,;(]+(?:,\d+)?(?:\s?\p{L}+\.?)?\)?\s*$/iu.exec(text)
  if (!found || found.index === 0) return null
  const times = /^[\s,;(]+([x×]\s?)?/iu.exec(found[0])
  const at = found.index + (times?.[0].length ?? 0)
  const count = numberAt(text, at)
  if (count === null) return null
  const measure = measureAt(text, skip(text, count.end))
  const end = measure?.end ?? count.end
  if (text.slice(end).replace(')', '').trim() !== '') return null
  if (measure === null && times?.[1] === undefined) return null
  const counted = { quantity: count.value, to: null, end }
  return { amounts: [amountOf(text, counted, measure)], start: found.index }
}
