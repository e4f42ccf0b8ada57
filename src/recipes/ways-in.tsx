import { useId } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useTold } from '#ui/use-told.ts'

/** The ways of a recipe into the collection. */
export type WayIn = 'write' | 'paste' | 'page' | 'app'

const WAYS: { way: WayIn; label: string; icon: IconName }[] = [
  { way: 'write', label: 'Write it', icon: 'edit' },
  { way: 'paste', label: 'Paste or drop', icon: 'copy' },
  { way: 'page', label: 'From a web page', icon: 'link' },
  { way: 'app', label: 'From another app', icon: 'inbox' },
]

/** How a new recipe comes in; a radio group, so that nothing is lost by looking at another way. */
export function WaysIn({ way, onChange }: { way: WayIn; onChange: (way: WayIn) => void }) {
  const name = useId()
  const choose = useTold(onChange)
  return (
    <fieldset className="mb-4.5 grid grid-cols-2 gap-0.5 rounded-[14px] border border-border-strong bg-sunken p-0.75 sm:w-fit sm:grid-cols-[repeat(4,auto)]">
      <legend className="sr-only">How the recipe comes in</legend>
      {WAYS.map((each) => (
        <label
          className="segment min-h-11 leading-[1.2] whitespace-normal max-sm:gap-1 max-sm:px-1 sm:px-4.5"
          key={each.way}
        >
          <input
            type="radio"
            className="cover"
            name={name}
            checked={each.way === way}
            onChange={() => choose(each.way)}
          />
          <Icon name={each.icon} size={18} className="max-[22.5rem]:hidden" />
          {each.label}
        </label>
      ))}
    </fieldset>
  )
}
