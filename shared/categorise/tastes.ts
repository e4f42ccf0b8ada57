/** What stands where it stands only because of its taste, or of who makes it. */
import type { Entry, Found } from './listed.ts'

/** 'Whiskas chicken', 'Fanta orange', 'E45 cream': the maker's name before what it tastes of. */
export function isMakerOf(
  { start, from, entry: { isName, category, phrase } }: Found,
  best: Found,
): boolean {
  if (!isName || start !== 0 || from !== null || AT_HOME.has(phrase)) return false
  if (best.entry.isStrong || best.entry.isRuling) return false
  const isOnlyOf = ONE_SHELF.has(category) && !NO_FOOD.has(best.entry.category)
  const isTasted = TASTED.has(category) || (TASTED_APART.has(category) && phrase.includes(' '))
  const isSavoury = SAVOURY.has(category) && SAVOURS.has(best.entry.category)
  const isCare = category === 'Personal care' && best.entry.category === 'Dairy & Eggs'
  return isOnlyOf || isCare || (isTasted && (isTaste(best.entry) || isSavoury))
}

/** What these make stands in one place, whatever it is named after. */
const ONE_SHELF = new Set<string>(['Pet', 'Baby', 'Frozen'])
const NO_FOOD = new Set<string>(['Household', 'Personal care', 'Other'])
const TASTED = new Set<string>(['Drinks', 'Household', 'Personal care', 'Dairy & Eggs', 'Snacks'])
/** A name of several words is a maker's: 'Del Monte peaches'; one alone may be a dish: 'pesto chicken'. */
const TASTED_APART = new Set<string>(['Pantry'])
/** 'Ruffles cheddar', 'Top Ramen beef': what these taste of. */
const SAVOURY = new Set<string>(['Snacks', 'Pantry'])
export const MEATS = new Set<string>(['Meat', 'Fish'])
const SAVOURS = new Set<string>([...MEATS, 'Dairy & Eggs'])
/** Names that are also names of dishes. */
const AT_HOME = new Set(['cesar', 'gyoza', 'frites', 'feta', 'birds eye', 'campari'])

/** What gives others a taste. */
const RAW = { Produce: true, Spices: true }
const TASTES = new Set(
  `chocolate,caramel,toffee,cola,honey,teriyaki,hazelnut,almond,schoko,schokolade,karamell,honig,chocolade,karamel,honing,
choklad,kola,honung,chokolade,honning,vollmilch`.split(/,\s*/),
)

/** 'Pizza seasoning' is no pizza that tastes of it. */
const MADE_OF = new Set(['seasoning', 'extract', 'essence', 'spice'])

export function isTaste({ category, phrase }: Entry): boolean {
  return (category in RAW && !MADE_OF.has(phrase)) || TASTES.has(phrase)
}

/** What is named before its taste: 'ice cream vanilla'. */
export const FLAVOURED = new Set<string>(['Frozen', 'Snacks', 'Bakery', 'Dairy & Eggs'])
/** These say for what a fruit is, or what it is like: 'snack peppers', 'pie apples'. */
export const OF_KIND = new Set(
  'snack,sweet,tart,crisp,candy,pie,sandwich,bar,butter,cream,egg,milk,buttermilk,tofu,dairy,pudding'.split(
    ',',
  ),
)
/** Where compounds are one word, two are a thing and its taste: 'Joghurt Erdbeere'. */
export const FLAVOURED_APART = new Set<string>([
  ...FLAVOURED,
  'Snacks',
  'Dairy & Eggs',
  'Drinks',
  'Bakery',
  'Personal care',
])
