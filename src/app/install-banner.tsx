import { useState } from 'react'
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
      <ol className="install-steps">
        <li>
          <span>
            Tap <b>Share</b> in Safari’s toolbar
          </span>
          <Icon name="share" />
        </li>
        <li>
          <span>
            Scroll and choose <b>Add to Home Screen</b>
          </span>
          <Icon name="add-home" />
        </li>
        <li>
          <span>
            Tap <b>Add</b> in the corner
          </span>
          <span aria-hidden="true">Add</span>
        </li>
      </ol>
      <p className="meta mt-2.5">
        Safari may clear what a website keeps after 7 days without a visit. The installed app keeps
        it.
      </p>
      <Button wide className="mt-[18px]" onClick={onClose}>
        Got it
      </Button>
    </Sheet>
  )
}
