import { setUnits, useUnits, type Units } from '#exchange/units.data.ts'
import { Segmented, type Segment } from '#ui/segmented.tsx'

const units: readonly Segment<Units>[] = [
  { value: 'written', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US cups' },
]

/** In which units recipes are read, for whoever is signed in on this device. */
export function UnitsSwitch({ className }: { className: string }) {
  return (
    <Segmented
      label="Amounts in recipes"
      segments={units}
      value={useUnits()}
      onChange={(chosen) => void setUnits(chosen)}
      className={className}
    />
  )
}
