import { DIET_LABEL, type Diet } from '#shared/recipe-words.ts'
import { Icon, type IconName } from './icon.tsx'

/** The drawing of each diet. */
export const DIET_ICON: Record<Diet, IconName> = {
  VEGAN: 'leaf',
  VEGETARIAN: 'sprout',
  MEAT: 'meat',
}

const COLOR: Record<Diet, string> = {
  VEGAN: 'text-leaf',
  VEGETARIAN: 'text-warn',
  MEAT: 'text-accent-text',
}

type Props = {
  diet: Diet
  /** `plain`: icon and word in a row; `icon`: the word is for the ear only. */
  look?: 'plain' | 'icon'
}

/** What a dish is for whom (product §3). Colour, shape and word say the same. */
export function DietBadge({ diet, look = 'plain' }: Props) {
  const label = DIET_LABEL[diet]
  const isIcon = look === 'icon'
  return (
    <span
      className={`inline-flex items-center gap-1.25 text-meta font-strong ${COLOR[diet]}`}
      title={isIcon ? label : undefined}
    >
      <Icon name={DIET_ICON[diet]} size={isIcon ? 20 : 17} />
      <span className={isIcon ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}
