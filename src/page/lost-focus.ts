import { focusHeading } from './page-title.ts'

/** Of what can be pressed, what brings no keyboard up on a phone. */
const CONTROLS = 'button:enabled, a[href], [type=checkbox], [type=radio]'

/**
 * From now on the focus goes on where somebody else takes away what has it, so that the next key does
 * not begin at the top: to the same button of the same item, which may stand elsewhere now, else of what
 * stands behind it or before it, else to the heading. What goes by one's own press is not waited for here
 * where focusBeside does.
 */
export function keepLostFocus(): void {
  /** What had the focus last, except in a dialog: that gives it back, and may have nothing to give it to. */
  let last = document.activeElement
  let places: readonly Element[] | null = null
  const note = ({ target }: FocusEvent) => {
    if (isInDialog() || !(target instanceof Element)) return
    last = target
    places = null
  }
  const goOn = () => {
    if (places === null || isInDialog()) return
    if (isFree()) focusFirst(places)
    // The code of what stands there now may still be on its way.
    places = isFree() && !document.querySelector('h1') ? [] : null
  }
  const goOnSoon = () => requestAnimationFrame(() => requestAnimationFrame(goOn))
  const look = (changes: readonly MutationRecord[]) => {
    if (last?.isConnected) {
      // Left since, by a press beside it.
      if (isFree() && !isInDialog()) last = null
      return
    }
    if (last) {
      // focusBeside marks what goes by one's own press. An import of it would bind a room to this.
      places = last.hasAttribute('data-awaited') ? null : placesFor(last, changes)
      last = null
    }
    if (places) goOnSoon()
  }
  addEventListener('focusin', note)
  // It does not bubble.
  addEventListener('close', goOnSoon, true)
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

function isFree(): boolean {
  return document.activeElement === document.body
}

function isInDialog(): boolean {
  return document.querySelector('dialog:modal') !== null
}

/** What is hidden takes no focus: the next place has its turn. */
function focusFirst(places: readonly Element[]): void {
  for (const place of places) {
    if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true })
    if (!isFree()) return
  }
  focusHeading()
}

/** Where the focus of what is gone may go, best first; null: it was not on the screen itself. */
function placesFor(gone: Element, changes: readonly MutationRecord[]): Element[] | null {
  const removal = removalOf(gone, changes)
  if (!removal) return null
  const { part, target } = removal
  // The screen is another one.
  if (part.matches('main') || part.querySelector('main')) return []
  const main = document.querySelector('main')
  if (!main?.contains(target)) return null

  const row = gone.closest<HTMLElement>('[data-item]')
  const [item = ''] = row?.dataset['item']?.split(' ') ?? []
  const same = row && document.querySelector(`[data-item~="${CSS.escape(item)}"]`)
  const found = [same && controlIn(same, placeIn(row, gone))]
  // Of another item the first, which removes nothing: a key that is held down would take them all.
  const like = { tagName: part.tagName, at: row ? 0 : placeIn(part, gone) }
  for (const step of ['next', 'previous'] as const) found.push(along(removal[step], step, like))
  return found.filter((place) => place !== null)
}

type Removal = {
  /** All that was taken away at once, of which the focused one is a part. */
  part: Element
  /** What it was taken from, which is still there. */
  target: Element
  /** What stood behind it, and still stands. */
  next: Element | null
  previous: Element | null
}

function removalOf(gone: Element, changes: readonly MutationRecord[]): Removal | null {
  const removals = new Map(
    changes.flatMap((change) => [...change.removedNodes].map((node) => [node, change] as const)),
  )
  for (let part = gone.getRootNode(); part instanceof Element;) {
    const removal = removals.get(part)
    if (!(removal?.target instanceof Element)) return null
    const { target } = removal
    if (target.isConnected) {
      const standing = (step: Step) => {
        let node = removal[`${step}Sibling`]
        while (node && !node.isConnected) node = removals.get(node)?.[`${step}Sibling`] ?? null
        return node instanceof Element ? node : null
      }
      return { part, target, next: standing('next'), previous: standing('previous') }
    }
    part = target.getRootNode()
  }
  return null
}

type Step = 'next' | 'previous'
type Like = { tagName: string; at: number }

/** The first control on the way from here, or the one at the same place in what is alike. */
function along(from: Element | null, step: Step, { tagName, at }: Like): Element | null {
  for (let each = from; each; each = each[`${step}ElementSibling`]) {
    const control = controlIn(each, each.tagName === tagName ? at : 0)
    if (control) return control
  }
  return null
}

function controlIn(part: Element, at: number): Element | null {
  if (part.matches(CONTROLS)) return part
  const controls = [...part.querySelectorAll(CONTROLS)]
  const isShown = (control: Element | undefined) => (control?.getClientRects().length ?? 0) > 0
  return [controls[at], ...controls].find(isShown) ?? null
}

function placeIn(part: Element, control: Element): number {
  return [...part.querySelectorAll(CONTROLS)].indexOf(control)
}
