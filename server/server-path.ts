/** First parts of the paths that are the server's own and never a screen of the page. */
const SERVER_PATH = /^\/(api|auth|dev)(\/|$)/

/** Whether the server answers this path itself; what it does not is the page's. */
export function isServerPath(path: string, authPathPrefix: string): boolean {
  return SERVER_PATH.test(path) || isBelow(path, authPathPrefix)
}

/** Whether a path is this one or below it; nothing is below ''. */
export function isBelow(path: string, prefix: string): boolean {
  return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
}
