import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  /** Accessible name and placeholder, e.g. 'search recipes'. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** Narrows a list by what is typed. The key / jumps to it, Escape clears it. */
export function SearchField({ label, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
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

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
  )
}
