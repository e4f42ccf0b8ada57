// What the parts of one server keep between requests: keys, counters, who was seen. It is a member of
// AppDeps, so it is as old as its server, and two servers in one process share nothing.

type Make<Deps, Part> = (deps: Deps) => Part

/** Each part is made when it is first asked for. */
export type Parts<Deps> = { of<Part>(make: Make<Deps, Part>, deps: Deps): Part }

/**
 * The parts of a server that is starting: none yet. A part is known by the function that makes it.
 */
export function noParts<Deps>(): Parts<Deps> {
  const made = new Map<Make<Deps, unknown>, unknown>()
  return {
    of<Part>(make: Make<Deps, Part>, deps: Deps): Part {
      if (!made.has(make)) made.set(make, make(deps))
      // The part kept under a function is what that function has made, so it has its type.
      return made.get(make) as Part
    },
  }
}
