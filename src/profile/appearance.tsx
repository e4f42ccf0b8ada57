import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ShortcutHelp } from '#page/shortcut-help.tsx'
import { ThemeSwitch } from '#page/theme-switch.tsx'
import { UnitsSwitch } from './units-switch.tsx'

/** How nomnom looks and is worked on this device; a part of the profile. */
export function Appearance() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="grid justify-items-start gap-4" aria-labelledby="appearance">
      <SectionHeading id="appearance" className="mb-0! justify-self-stretch">
        Appearance
      </SectionHeading>
      <ThemeSwitch labelHidden className="w-full max-w-[26rem]" />
      <UnitsSwitch className="w-full max-w-[26rem]" />
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      <ShortcutHelp open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
