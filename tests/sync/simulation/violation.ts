/** A promise that was broken: `rule` names it, so that a mutant can say what caught it. */
export class Violation extends Error {
  readonly rule: string
  constructor(rule: string, what: string) {
    super(`${rule}: ${what.slice(0, 600)}`)
    this.rule = rule
  }
}

/** Throws unless the promise holds. */
export function must(isKept: boolean, rule: string, what: () => string): void {
  if (!isKept) throw new Violation(rule, what())
}
