import { useRef } from 'react'
import { CONTROL } from './form-looks.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  /** Accessible name and placeholder, e.g. 'search recipes'. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** Narrows a list by what is typed. Escape clears it; the key / jumps to it (#app/shortcuts.tsx). */
export function SearchField({ label, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className="relative">
      <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 text-muted" />
      <input
        dir="auto"
        ref={input}
        type="search"
        className={`${CONTROL} rounded-full pr-13 pl-11.5 [&::-webkit-search-cancel-button]:hidden`}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value && !event.nativeEvent.isComposing) clear()
        }}
      />
      {value ? (
        <IconButton
          icon="close"
          iconSize={20}
          label="Clear search"
          className="absolute! top-0.5 right-1"
          onClick={clear}
        />
      ) : (
        <kbd
          className="pointer-events-none absolute top-2.75 right-3.5 rounded-[7px] bg-sunken px-2 font-ui text-meta leading-[26px] font-medium text-muted max-sm:hidden [@media(hover:none)]:hidden [@media(pointer:coarse)]:hidden"
          aria-hidden="true"
        >
          /
        </kbd>
      )}
    </search>
  )
}
