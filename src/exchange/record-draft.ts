/** What a form over one record keeps of itself on this device. */
import { sameValue } from '#shared/merge/canonical.ts'
import type { Stamp } from '#shared/merge/stamp.ts'

/** What a form has taken over: the values, and per field the stamp under which it was heard. */
export type Taken<T> = { values: T; seen: Record<string, Stamp | null> }

/**
 * What a form is filled with. under: the record itself, where values that were refused lie over it
 * again, and of each of those the stamp of what it was to replace.
 */
export type Source<T> = Taken<T> & { under?: Taken<T> | undefined }

/** What a form keeps of itself, at every keystroke. */
export type Draft<T> = Taken<T> & { typed: T }

/**
 * The draft as a form of today would have kept it. One of before an update knows nothing of the fields
 * that came with it: they are as in the record, and nobody has typed into them.
 */
export function withNewFields<T extends object>(draft: Draft<T>, source: Taken<T>): Draft<T> {
  const isNew = ([field]: [string, unknown]) => !Object.hasOwn(draft.values, field)
  const values = Object.fromEntries(Object.entries(source.values).filter(isNew))
  return {
    values: { ...draft.values, ...values },
    typed: { ...values, ...draft.typed },
    seen: { ...draft.seen, ...Object.fromEntries(Object.entries(source.seen).filter(isNew)) },
  }
}

/** What a form has taken over, with one field of the record as it is now. */
export function withField<T>(taken: Taken<T>, source: Taken<T>, field: keyof T & string): Taken<T> {
  return {
    values: { ...taken.values, [field]: source.values[field] },
    seen: { ...taken.seen, [field]: source.seen[field] ?? null },
  }
}

/** The draft with what its form has taken over since, in the fields into which nobody had typed. */
export function withFollowed<T extends object>(draft: Draft<T>, taken: Taken<T>): Draft<T> {
  const fields = Object.keys(draft.values) as (keyof T & string)[]
  const clean = fields.filter((field) => sameTyped(draft.typed[field], draft.values[field]))
  return clean.reduce(
    ({ typed, ...back }, field) => ({
      ...withField(back, taken, field),
      typed: { ...typed, [field]: taken.values[field] },
    }),
    draft,
  )
}

/** What the record holds now. */
export function nowIn<T>({ values, under }: Source<T>, field: keyof T): T[keyof T] {
  return (under?.values ?? values)[field]
}

/** The fields in which saving would put what was typed over a value that the form never showed. */
export function overtakenIn<T extends object>(typed: T, taken: Taken<T>, source: Source<T>) {
  const fields = Object.keys(source.values) as (keyof T & string)[]
  return fields.filter((field) => {
    const now = nowIn(source, field)
    const isOf = (values: T) => sameTyped(values[field], now)
    const isTyped = !sameTyped(typed[field], taken.values[field])
    if (isOf(typed)) return false
    const replaces = source.under?.seen[field]
    if (replaces !== undefined) return replaces !== (source.seen[field] ?? null)
    return isTyped && !isOf(taken.values)
  })
}

/** Whether two values of a form are saved as the same: white space behind a text is not. */
export function sameTyped(a: unknown, b: unknown): boolean {
  return sameValue(trimmed(a ?? null), trimmed(b ?? null))
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trimEnd()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, trimmed(of)]))
}
