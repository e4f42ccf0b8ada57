/** Whether nomnom can be installed on this device, and in which way. */
import { useSyncExternalStore } from 'react'
import { keep, readKept } from '#page/kept.ts'
import { INSTALL_DISMISSAL_MS } from '#shared/limits.ts'
import { createListeners } from '#ui/listeners.ts'

/** prompt: the browser asks. ios: people do it by hand. none: installed, put off, or impossible. */
type InstallOffer = 'prompt' | 'ios' | 'none'

/** What Chromium sends before it would offer to install; not in the DOM types. */
type InstallPrompt = Event & { prompt(): Promise<void> }

const DISMISSED_KEY = 'nomnom-install-dismissed'

let promptEvent: InstallPrompt | undefined
let offer: InstallOffer = 'none'
const { subscribe, tell } = createListeners()

/** Listens for the browser's offer, which may come before anything is drawn. */
export function watchInstall(): void {
  if (isInstalled()) return
  if (isIos()) return change('ios')
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    promptEvent = event as InstallPrompt
    change('prompt')
  })
  window.addEventListener('appinstalled', () => change('none'))
}

/** How to install now; 'none' for two days after it was put off (product §9.install.1). */
export function useInstallOffer(): InstallOffer {
  return useSyncExternalStore(subscribe, () => offer)
}

/** Lets the browser ask. */
export async function install(): Promise<void> {
  const asking = promptEvent
  promptEvent = undefined
  change('none')
  await asking?.prompt()
}

/** Puts the offer off for two days. */
export function dismissInstall(): void {
  keep(DISMISSED_KEY, String(Date.now()))
  change('none')
}

function isInstalled(): boolean {
  const isAdded = 'standalone' in navigator && navigator.standalone === true
  return isAdded || matchMedia('(display-mode: standalone)').matches
}

/** iPads call themselves Macs; no Mac has a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

function change(to: InstallOffer): void {
  offer = to !== 'none' && isDismissed() ? 'none' : to
  tell()
}

function isDismissed(): boolean {
  return Date.now() - Number(readKept(DISMISSED_KEY)) < INSTALL_DISMISSAL_MS
}
