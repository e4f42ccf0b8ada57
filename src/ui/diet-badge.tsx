import { Icon, type IconName } from './icon.tsx'

type Diet = 'VEGAN' | 'VEGETARIAN' | 'MEAT'

const diets: Record<Diet, { label: string; icon: IconName; color: string }> = {
  VEGAN: { label: 'Vegan', icon: 'leaf', color: 'text-leaf' },
  VEGETARIAN: { label: 'Vegetarian', icon: 'sprout', color: 'text-warn' },
  MEAT: { label: 'Meat', icon: 'meat', color: 'text-accent-text' },
}

type Props = {
  diet: Diet
  /** `plain`: icon and word in a row; `icon`: the word is for the ear only. */
  look?: 'plain' | 'icon'
}

/** What a dish is for whom (product §3). Colour, shape and word say the same. */
export function DietBadge({ diet, look = 'plain' }: Props) {
  const { label, icon, color } = diets[diet]
  const isIcon = look === 'icon'
  return (
    <span
      className={`inline-flex items-center gap-1.25 text-meta font-strong ${color}`}
      title={isIcon ? label : undefined}
    >
      <Icon name={icon} size={isIcon ? 20 : 17} />
      <span className={isIcon ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}
