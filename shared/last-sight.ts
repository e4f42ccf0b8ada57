/**
 * What a screen looked like when it was last seen: the page keeps it here, the worker shows it while
 * the app starts. It never leaves the device.
 */

/** Where the sights lie: a cache of their own, each under the path of its screen. */
export const SIGHTS_CACHE = 'nomnom-sights'

/** The element that shows one, beside that of the app. */
export const SIGHT_ID = 'last-sight'

/** One sight, as JSON. */
export type Sight = {
  /** Whose it is: nobody else is shown it. */
  userId: string
  /** The address of the script of the page: another build may draw another page. */
  script: string
  /** Styles that the screen has besides those of every page. */
  styles: string[]
  /** What the first screenful holds, without anything that acts. */
  html: string
}
