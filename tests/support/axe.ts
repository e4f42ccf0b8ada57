// A page as axe sees it (WCAG 2.2 AA and its best practices), in both themes, narrow and wide, and
// whether it fits the narrowest one. The page lives on: only its size and colours change.
import type { Locator, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const HEIGHT = 900

type Look = readonly [theme: 'light' | 'dark', width: number]

const IS_ALL = process.env['AXE_LOOKS'] === 'all'
const LOOKS: readonly Look[] = IS_ALL
  ? (['light', 'dark'] as const).flatMap((theme) =>
      [360, 768, 1280].map((width) => [theme, width] as const),
    )
  : [
      ['light', 1280],
      ['light', 360],
      ['dark', 360],
    ]

// Reports violations alone, and fetches no style sheets.
const EVERYTHING: RunOptions = { resultTypes: ['violations'], preload: false }
// Between two themes only colours differ.
const COLOURS: RunOptions = {
  ...EVERYTHING,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * Everything that axe finds wrong on the screen, and what is cut off; empty if nothing is. within: a
 * part that has opened on a screen, which alone axe looks at. AXE_LOOKS=all looks at three widths in
 * both themes (tests/long/axe.test.ts).
 */
export async function faultsOf(
  page: Page,
  within: Locator = page.locator('html'),
  looks: readonly Look[] = LOOKS,
): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: HEIGHT })
    const found = await violations(within, colorScheme === 'light' ? EVERYTHING : COLOURS)
    faults.push(...found.map((fault) => [colorScheme, width, ...fault]))
  }
  return [...faults, ...(await page.evaluate(emptyLists)), ...(await overflows(page))]
}

/** The same on a phone alone: for the steps of a screen that is looked at elsewhere as it opens. */
export function faultsOnPhone(page: Page, within?: Locator): Promise<unknown[]> {
  return faultsOf(page, within, IS_ALL ? LOOKS : LOOKS.filter(([, width]) => width === 360))
}

/** Runs in the page: the lists that are read out and hold nothing. */
function emptyLists(): string[] {
  return [...document.querySelectorAll('ul, ol')]
    .filter((list) => list.childElementCount === 0 && list.checkVisibility())
    .map((list) => `empty: ${list.outerHTML}`)
}

async function violations(within: Locator, options: RunOptions): Promise<(string | string[])[][]> {
  const page = within.page()
  // Once a document. Sent by the debugger's protocol it is not held back by the content policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return within.evaluate(async (element, how) => {
    // What still fades in has not reached its colours yet. Nothing else moves here.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const result = await run(element, how)
    return result.violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)])
  }, options)
}

/** WCAG 1.4.10: on a screen of 320 px nothing is cut off or has to be scrolled to sideways. */
async function overflows(page: Page): Promise<unknown[]> {
  await page.setViewportSize({ width: 320, height: HEIGHT })
  return (await page.evaluate(cutOff)).map((text) => ['320 px', text])
}

/**
 * Runs in the page: the words that leave the screen sideways, or a box that hides what leaves it.
 */
function cutOff(): string[] {
  const found = new Set<string>()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const element = words.currentNode.parentElement
    if (!words.currentNode.textContent?.trim() || !element?.checkVisibility()) continue
    if (element.closest('[aria-hidden=true], [inert], .sr-only, .skip-link, svg')) continue
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0) continue
    const edges = edgesOf(element)
    if (left < edges.left - 1 || right > edges.right + 1)
      found.add(`${words.currentNode.textContent.trim().slice(0, 40)} in ${element.className}`)
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, a')) {
    const { left, right, width } = control.getBoundingClientRect()
    if (!control.checkVisibility() || width < 2 || control.matches('.skip-link')) continue
    if (left < -1 || right > innerWidth + 1) found.add(control.outerHTML.slice(0, 90))
  }
  return [...found]

  /**
   * Between which edges an element can be seen. What scrolls or ends in dots on purpose is not cut
   * off.
   */
  function edgesOf(start: Element): { left: number; right: number } {
    const edges = { left: 0, right: innerWidth }
    for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
      if (overflowX === 'visible') continue
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      if (isMeant || overflowX === 'auto' || overflowX === 'scroll')
        return { left: -Infinity, right: Infinity }
      const { left, right } = box.getBoundingClientRect()
      edges.left = Math.max(edges.left, left)
      edges.right = Math.min(edges.right, right)
    }
    return edges
  }
}
