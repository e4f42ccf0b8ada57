/**
 * A page that the bookmark posts to the form of a new recipe, as the person sees it: the worker puts it
 * here, the screen takes it out. It goes to no server.
 */

/** Where the bookmark posts to; the address and the title of the page are in its query. */
export const GIVEN_TO = '/recipes/create'

/** The part of that form that holds the page. */
export const GIVEN_FIELD = 'page'

/** Where it lies until the screen takes it: a cache of its own, and the one key in it. */
export const GIVEN_CACHE = 'nomnom-given'
export const GIVEN_KEY = '/given-page'

/** As many characters of it as the reader of recipes reads. */
export const GIVEN_MAX = 5_000_000
