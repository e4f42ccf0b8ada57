import type { PlaceType } from '#shared/place-types.ts'
import { Chip } from '#ui/chip.tsx'
import type { IconName } from '#ui/icon.tsx'

export const PLACE_ICON: Record<PlaceType, IconName> = {
  breakfast: 'sun',
  lunch: 'bowl',
  brunch: 'egg',
  coffee: 'coffee',
  dinner: 'fork',
  'take-out': 'bag',
}

/** The type of a place, such as breakfast, as icon and word. */
export function PlaceTypeChip({ type }: { type: PlaceType }) {
  return <Chip icon={PLACE_ICON[type]}>{type}</Chip>
}
