import { useRef } from 'react'
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
    <search className="search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) clear()
        }}
      />
      {value ? (
        <IconButton icon="close" iconSize={20} label="Clear search" onClick={clear} />
      ) : (
        <kbd aria-hidden="true">/</kbd>
      )}
    </search>
  )
}
