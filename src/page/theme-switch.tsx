import { Segmented, type Segment } from '#ui/segmented.tsx'
import { setTheme, useTheme, type Theme } from './theme.ts'

const themes: readonly Segment<Theme>[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Light, dark, or what the system says; at once and for this device. */
export function ThemeSwitch({
  labelHidden = false,
  className,
}: {
  labelHidden?: boolean
  className?: string
}) {
  const theme = useTheme()
  return (
    <Segmented
      label="Appearance"
      labelHidden={labelHidden}
      segments={themes}
      value={theme}
      onChange={setTheme}
      className={className}
    />
  )
}
