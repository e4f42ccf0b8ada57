import { Icon, type IconName } from './icon.tsx'

export type Diet = 'VEGAN' | 'VEGETARIAN' | 'MEAT'

const diets: Record<Diet, { label: string; icon: IconName; tone: string }> = {
  VEGAN: { label: 'Vegan', icon: 'leaf', tone: 'chip-leaf' },
  VEGETARIAN: { label: 'Vegetarian', icon: 'sprout', tone: 'chip-wheat' },
  MEAT: { label: 'Meat', icon: 'meat', tone: 'chip-accent' },
}

type Props = {
  diet: Diet
  /** `plain`: icon and word in a row; `chip`: on a ground; `icon`: the word is for the ear only. */
  look?: 'plain' | 'chip' | 'icon'
}

/** What a dish is for whom (product §3). Colour, shape and word say the same. */
export function DietBadge({ diet, look = 'plain' }: Props) {
  const { label, icon, tone } = diets[diet]
  if (look === 'chip') {
    return (
      <span className={`chip ${tone}`}>
        <Icon name={icon} size={16} />
        {label}
      </span>
    )
  }
  return (
    <span className={`diet diet-${diet}`} title={look === 'icon' ? label : undefined}>
      <Icon name={icon} size={look === 'icon' ? 20 : 17} />
      <span className={look === 'icon' ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}
