/** Values as text that is equal exactly when the values are: keys sorted, no white space. */

/** Canonical JSON of a JSON value; undefined members are left out, as JSON does. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

/** Whether two JSON values are the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || canonicalJson(a) === canonicalJson(b)
}
