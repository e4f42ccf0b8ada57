import { useRef, useState } from 'react'
import { areShortcutsOn } from '#page/shortcut-setting.ts'
import { later } from '#ui/later.tsx'
import { useListening } from '#ui/use-listening.ts'

type HelpProps = { open: boolean; onClose: () => void }

const ShortcutHelp = later<HelpProps>(() => import('./extras.ts').then((m) => m.ShortcutHelp))

/** Who types goes on for this long, also where the field went from under the fingers. */
const TYPING_MS = 1000

/**
 * Single keys that lead somewhere: / to the search, n to something new, ? to the help. They count
 * from the moment when the frame stands; what they do is fetched when the first one is pressed.
 */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const typedAt = useRef(-TYPING_MS)
  useListening('keydown', (event) => {
    if (isText(event.target) && event.key.length === 1) typedAt.current = event.timeStamp
    if (!/^[/n?]$/.test(event.key) || !isMeantForUs(event)) return
    if (event.timeStamp - typedAt.current < TYPING_MS) return
    event.preventDefault()
    if (event.key === '?') setOpen(true)
    // Without its code the key does nothing; the next press asks for it again.
    else void import('./extras.ts').then((m) => m.press(event.key)).catch(() => undefined)
  })
  return <ShortcutHelp open={isOpen} onClose={() => setOpen(false)} />
}

function isMeantForUs({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areShortcutsOn()) return false
  if (document.querySelector('dialog[open]') !== null) return false
  return !isText(target)
}

/** In a check box or a switch letters mean nothing; everywhere else in a field they are text. */
function isText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('textarea, select, input:not([type=checkbox])') !== null
}
