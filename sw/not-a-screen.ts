/**
 * Paths that are never a screen: the server's own, and files. The worker leaves them to the network,
 * so a missing one answers 404 and not the page. Matched against path and query.
 */
export const NOT_A_SCREEN = [/^\/(api|auth|dev|invite)([/?]|$)/, /^[^?]*\./]
