// Which methods a path has, so that a wrong one answers 405 and not 404.

type Route = { method: string; path: string }

/** Methods of the routes whose pattern fits a path, sorted; middleware does not count. */
export function allowedMethods(routes: readonly Route[], path: string): string[] {
  const methods = new Set<string>()
  for (const route of routes) {
    if (route.method === 'ALL' || !patternFor(route.path).test(path)) continue
    methods.add(route.method)
    if (route.method === 'GET') methods.add('HEAD')
  }
  return [...methods].sort()
}

const patterns = new Map<string, RegExp>()

function patternFor(routePath: string): RegExp {
  const known = patterns.get(routePath)
  if (known !== undefined) return known
  const source = routePath
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  const pattern = new RegExp(`^${source}$`)
  patterns.set(routePath, pattern)
  return pattern
}
