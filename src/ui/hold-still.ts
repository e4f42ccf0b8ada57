/**
 * To be called before something is drawn anew round what has the focus, or gets it: that then stays at
 * its place on the screen.
 */
export function holdStill(focused: EventTarget | null): void {
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) return
  requestAnimationFrame(() => {
    if (document.activeElement !== focused) return
    scrollBy({ top: focused.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}
