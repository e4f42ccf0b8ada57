import { CATEGORIES } from '#shared/categorise/categories.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

const ICONS: Record<(typeof CATEGORIES)[number], IconName> = {
  Produce: 'carrot',
  Bakery: 'bread',
  'Dairy & Eggs': 'milk',
  Meat: 'meat',
  Fish: 'fish',
  Frozen: 'snow',
  Pantry: 'jar',
  Spices: 'leaf',
  Snacks: 'cake',
  Drinks: 'bottle',
  Household: 'spray',
  'Personal care': 'user',
  Baby: 'egg',
  Pet: 'bowl',
}

const CLOTHS: Record<string, number> = {
  Produce: 3,
  Bakery: 2,
  'Dairy & Eggs': 5,
  Meat: 4,
  Fish: 5,
  Frozen: 5,
  Pantry: 1,
  Spices: 1,
  Household: 4,
  'Personal care': 4,
}

/** The disc in front of a category's name: a picture for the ones we know, a tag for others. */
export function CategoryDisc({ category }: { category: string }) {
  const known = CATEGORIES.find((name) => name === category)
  const icon: IconName = known ? ICONS[known] : category === 'Other' ? 'dots' : 'tag'
  return (
    <span
      className={`bg-(--cloth) cloth-${CLOTHS[category] ?? 2} grid h-full place-items-center rounded-full`}
    >
      <Icon name={icon} size={19} />
    </span>
  )
}
