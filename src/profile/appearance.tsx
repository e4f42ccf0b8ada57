import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ShortcutHelp } from '#page/shortcut-help.tsx'
import { ThemeSwitch } from '#page/theme-switch.tsx'
import '#page/appearance.css'

/** How nomnom looks and is worked on this device; a part of the profile. */
export function Appearance() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="appearance" aria-labelledby="appearance">
      <SectionHeading id="appearance">Appearance</SectionHeading>
      <ThemeSwitch labelHidden />
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      <ShortcutHelp open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
