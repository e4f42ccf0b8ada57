import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ShortcutHelp } from '#page/shortcut-help.tsx'
import { areShortcutsOn } from '#page/shortcut-setting.ts'
import { useListening } from '#ui/use-listening.ts'

/** How long a screen may take to show its search field. */
const PATIENCE_MS = 3000

/** Single keys that lead somewhere: / to the search, n to something new, ? to the help. */
export function Shortcuts() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useListening('keydown', (event) => {
    if (!isMeantForUs(event)) return
    if (event.key === '/') {
      if (!focusSearch()) void Promise.resolve(navigate('/recipes')).then(focusSearchSoon)
    } else if (event.key === 'n') startAnew((path) => void navigate(path))
    else if (event.key === '?') setOpen(true)
    else return
    event.preventDefault()
  })
  return <ShortcutHelp open={isOpen} onClose={() => setOpen(false)} />
}

function isMeantForUs({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areShortcutsOn()) return false
  if (document.querySelector('dialog[open]') !== null) return false
  if (!(target instanceof HTMLElement) || target.isContentEditable) return true
  // In a check box or a switch letters mean nothing; everywhere else in a field they are text.
  return target.closest('textarea, select, input:not([type=checkbox])') === null
}

/** Presses the screen's button for something new; where it has none, opens a form. */
function startAnew(go: (path: string) => void): void {
  const button = document.querySelector<HTMLElement>('[data-shortcut="n"]')
  if (button) button.click()
  else go(location.pathname.startsWith('/places') ? '/places/new' : '/recipes/create')
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  field?.focus()
  return field !== null
}

/** Waits for the search field of a screen that is still being drawn, then focuses it. */
function focusSearchSoon(): void {
  const observer = new MutationObserver(() => focusSearch() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}
