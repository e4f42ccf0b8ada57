// A member's visit to the demonstration, for scripts that look at the pages.
import { findBrowser } from './browser.mjs'

/** Longer than anything takes on a busy machine. */
const LIMIT_MS = 60_000

/** Starts the browser that the tests use. */
export async function launchBrowser() {
  const { path: executablePath, reason } = await findBrowser()
  if (executablePath === undefined) throw new Error(reason)
  const { chromium } = await import('playwright')
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args })
}

/** Signs a member in on the form; ends at this path. */
export async function signIn(page, { member, path }) {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`**${path}`, { timeout: LIMIT_MS })
}

/** The ids of the first recipe, place and list that somebody sees. */
export async function firstIds(page) {
  const idOn = async (path) => {
    await page.goto(path)
    const link = `main a[href^="${path}/"]:not([href$="/create"]):not([href$="/new"])`
    const href = await page.locator(link).first().getAttribute('href', { timeout: LIMIT_MS })
    return href.split('/')[2]
  }
  return {
    recipe: await idOn('/recipes'),
    place: await idOn('/places'),
    list: await idOn('/groceries'),
  }
}

/**
 * Waits until the worker controls the page: from the next load on titles have their font at once.
 */
export async function untilCared(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/** Waits for the drawings of plates and rare icons, which come a moment after the text. */
export async function untilDrawn(page) {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: LIMIT_MS })
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })),
  )
}
