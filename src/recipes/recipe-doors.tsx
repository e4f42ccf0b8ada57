import { useId } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'

/** The ways of a recipe into the collection. */
export type Door = 'write' | 'paste' | 'page' | 'app'

const DOORS: { door: Door; label: string; icon: IconName }[] = [
  { door: 'write', label: 'Write it', icon: 'edit' },
  { door: 'paste', label: 'Paste or drop', icon: 'copy' },
  { door: 'page', label: 'From a web page', icon: 'link' },
  { door: 'app', label: 'From another app', icon: 'inbox' },
]

/** How a new recipe comes in; a radio group, so that nothing is lost by looking at another way. */
export function RecipeDoors({ door, onChange }: { door: Door; onChange: (door: Door) => void }) {
  const name = useId()
  return (
    <fieldset className="mb-4.5 grid grid-cols-2 gap-0.5 rounded-[14px] border border-border-strong bg-sunken p-0.75 sm:w-fit sm:grid-cols-[repeat(4,auto)]">
      <legend className="sr-only">How the recipe comes in</legend>
      {DOORS.map((each) => (
        <label
          className="segment min-h-11 leading-[1.2] whitespace-normal sm:px-4.5"
          key={each.door}
        >
          <input
            type="radio"
            className="cover"
            name={name}
            checked={each.door === door}
            onChange={() => onChange(each.door)}
          />
          <Icon name={each.icon} size={20} className="max-[22.5rem]:hidden" />
          {each.label}
        </label>
      ))}
    </fieldset>
  )
}
