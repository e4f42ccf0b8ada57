import { useState, type ReactNode } from 'react'
import { AppMark } from '#ui/app-mark.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { dismissInstall, install, useInstallOffer } from './install.ts'

/** Offers to install the app while that can be done (product §2.shell.16, 2.shell.17). */
export function InstallBanner() {
  const offer = useInstallOffer()
  if (offer === 'prompt') return <PromptBanner />
  return offer === 'ios' ? <IosBanner /> : null
}

function PromptBanner() {
  return (
    <Banner
      title="Install nomnom App"
      text="Install our app for a better experience and offline access to your recipes!"
      picture={<AppMark />}
      buttons={
        <>
          <Button size="small" onClick={() => void install()}>
            Install Now
          </Button>
          <LaterButton />
        </>
      }
    />
  )
}

function IosBanner() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Banner
        title="Install nomnom App on iOS"
        text="Install our app on your iPhone or iPad for the best experience and offline access to your recipes!"
        picture={<AppMark />}
        buttons={
          <>
            <Button size="small" onClick={() => setIsOpen(true)}>
              Show Me How
            </Button>
            <LaterButton />
          </>
        }
      />
      <IosSteps open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

function LaterButton() {
  return (
    <Button size="small" look="quiet" onClick={dismissInstall}>
      Remind Me Later
    </Button>
  )
}

/** What to do in Safari, which lets no page install itself. */
function IosSteps({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="Three taps to install">
      <ol className="mt-1.5">
        <Step number={1} sign={<Icon name="share" />}>
          Tap <b>Share</b> in Safari’s toolbar
        </Step>
        <Step number={2} sign={<Icon name="add-home" />}>
          Scroll and choose <b>Add to Home Screen</b>
        </Step>
        <Step number={3} sign="Add">
          Tap <b>Add</b> in the corner
        </Step>
      </ol>
      <p className="meta mt-2.5">
        Safari may clear what a website keeps after 7 days without a visit. The installed app keeps
        it.
      </p>
      <Button wide className="mt-4.5" onClick={onClose}>
        Got it
      </Button>
    </Sheet>
  )
}

/** sign: what the button to be pressed looks like. */
type StepProps = { number: number; sign: ReactNode; children: ReactNode }

function Step({ number, sign, children }: StepProps) {
  return (
    <li className="grid grid-cols-[32px_1fr_44px] items-center gap-3 border-t py-3 first:border-t-0">
      <span
        className="grid size-8 place-items-center rounded-full bg-accent-soft font-serif text-step leading-none font-strong text-accent-text"
        aria-hidden="true"
      >
        {number}
      </span>
      <span>{children}</span>
      <span
        className="grid size-11 place-items-center rounded-control bg-chip text-second font-semibold text-info"
        aria-hidden="true"
      >
        {sign}
      </span>
    </li>
  )
}
