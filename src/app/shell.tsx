import type { ReactNode } from 'react'
import { fetchBackground } from '#exchange/fetch-background.ts'
import { useLocation } from '#page/router.tsx'
import { later } from '#ui/later.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { useIsScreenBusy } from '#page/busy-screen.ts'
import { DeviceNotice } from './device-notice.tsx'
import { Header } from './header.tsx'
import { whenIdle } from '#ui/idle.ts'
import { useWhile } from '#ui/use-while.ts'
import { useInstallOffer } from './install.ts'
import { ScreenSlot } from './screen-slot.tsx'
import { useRequestCount } from './shell.data.ts'
import { Shortcuts } from './shortcuts.tsx'

const InstallBanner = later<object>(() => import('./extras.ts').then((m) => m.InstallBanner))

const SyncStatus = later<object>(() => import('#exchange/panels.ts').then((m) => m.SyncStatus))
const TimerLink = later<object>(() => import('#timers/timer-link.tsx').then((m) => m.TimerLink))

/** Round every screen with the navigation (product §2.shell). */
export function HeaderFrame({ children }: { children?: ReactNode }) {
  useFreshScreens()
  const canInstall = useInstallOffer() !== 'none'
  const isBusy = useIsScreenBusy()
  const requestCount = useRequestCount()
  useWhile(true, () => showBadge(requestCount), requestCount)
  return (
    <>
      <SkipLink />
      <Header
        requestCount={requestCount}
        syncSlot={
          <>
            <TimerLink />
            <SyncStatus />
          </>
        }
      />
      <DeviceNotice />
      <ScreenSlot>{children}</ScreenSlot>
      <Shortcuts />
      {canInstall && !isBusy && <InstallBanner />}
    </>
  )
}

/** The number on the icon of the installed app, where the system has such a thing. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  // Refused where the app is not installed.
  navigator.setAppBadge(count).catch(() => undefined)
}

/** Entering a screen fetches what is older than five minutes (product §9.cache.2). */
function useFreshScreens(): void {
  const { pathname } = useLocation()
  useWhile(true, () => void freshenSoon(), pathname)
}

async function freshenSoon(): Promise<void> {
  await whenIdle()
  const { freshen } = await fetchBackground()
  await freshen()
}
