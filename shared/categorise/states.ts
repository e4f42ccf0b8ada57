/** How "frozen", "dried" or "for the cat" change where a thing stands. */
import type { Category } from './categories.ts'
import type { State } from './lexicon.ts'
import type { Entry } from './listed.ts'

type Named = Category | 'Other'
type Rule = {
  state: State
  to: Category
  from: (named: Named | null, entry: Entry | null) => boolean
}

const isOneOf =
  (...names: Named[]) =>
  (named: Named | null) =>
    named !== null && names.includes(named)

/** The first rule that fits decides. */
const RULES: Rule[] = [
  { state: 'pet', to: 'Pet', from: () => true },
  {
    state: 'baby',
    to: 'Baby',
    from: isOneOf('Household', 'Personal care', 'Pantry', 'Snacks', 'Drinks', 'Baby'),
  },
  {
    state: 'for-pet',
    to: 'Pet',
    from: isOneOf('Household', 'Personal care', 'Pantry', 'Snacks', 'Baby'),
  },
  { state: 'for-baby', to: 'Baby', from: isOneOf('Household', 'Personal care', 'Pantry') },
  { state: 'frozen', to: 'Frozen', from: (named) => named !== 'Pet' && named !== 'Baby' },
  { state: 'ground', to: 'Spices', from: isOneOf('Produce', 'Spices') },
  { state: 'dried', to: 'Spices', from: (_, entry) => entry?.isHerb === true },
  { state: 'ground', to: 'Pantry', from: isOneOf('Dairy & Eggs') },
  { state: 'canned', to: 'Pantry', from: isOneOf('Produce', 'Fish', 'Meat') },
  { state: 'pickled', to: 'Pantry', from: isOneOf('Produce') },
  { state: 'dried', to: 'Pantry', from: isOneOf('Produce') },
  { state: 'fresh', to: 'Produce', from: (_, entry) => entry?.isHerb === true },
  { state: 'leafy', to: 'Produce', from: (_, entry) => entry?.isHerb === true },
]

/** Where a thing stands in the states that its text names; by: the state that moved it. */
export function placed(
  entry: Entry | null,
  states: ReadonlySet<State>,
): { category: Named | null; by: State | null } {
  const category = entry?.category ?? null
  // "fresh or frozen" says neither.
  const isEither = states.has('fresh') && states.has('frozen')
  for (const { state, to, from } of RULES) {
    if (!states.has(state) || (isEither && state === 'frozen')) continue
    if (from(category, entry)) return { category: to, by: category === to ? null : state }
  }
  return { category, by: null }
}
