/** Values as text that is equal exactly when the values are: keys sorted, no white space. */

/** Canonical JSON of a JSON value; undefined members are left out, as JSON does. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let members = ''
  for (const key of Object.keys(value).sort()) {
    const member: unknown = Reflect.get(value, key)
    if (member === undefined) continue
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`
  }
  return `{${members}}`
}

/** Whether two JSON values are the same: whether their canonical JSON is. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  // Two texts that are not identical are different, and most values are texts.
  if (typeof a === 'string' || typeof b === 'string') return false
  if (!isNested(a) || !isNested(b)) return canonicalJson(a) === canonicalJson(b)
  if (Array.isArray(a) || Array.isArray(b)) return sameEntries(a, b)
  const members = (of: object) =>
    Object.keys(of).filter((key) => Reflect.get(of, key) !== undefined)
  const keys = members(a)
  const isAlike = (key: string) => {
    const other: unknown = Object.hasOwn(b, key) ? Reflect.get(b, key) : undefined
    // An undefined member is left out, while an undefined value by itself would equal null.
    return other !== undefined && sameValue(Reflect.get(a, key), other)
  }
  return keys.length === members(b).length && keys.every(isAlike)
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function sameEntries(a: object, b: object): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((entry, at) => sameValue(entry, b[at]))
}
