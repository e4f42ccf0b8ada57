/** The shapes of bodies and answers, made of the rows of `shared/fields.ts`. */
import * as z from 'zod/mini'
import type { Field, Fields } from '../fields.ts'
import { isStamp } from '../merge/stamp.ts'
import { make } from './make.ts'

type SchemaOf<F extends Field> = ReturnType<F['holds']>
type Empty = { mayBeEmpty: true }
type LeftOut = { initially: unknown }

type RecordShape<T extends Fields> = {
  [K in keyof T]: T[K] extends Empty ? z.ZodMiniOptional<SchemaOf<T[K]>> : SchemaOf<T[K]>
}
type WholeShape<T extends Fields> = {
  [K in keyof T]: T[K] extends Empty ? z.ZodMiniNullable<SchemaOf<T[K]>> : SchemaOf<T[K]>
}
type ChangeShape<T extends Fields> = {
  [K in keyof T]: z.ZodMiniOptional<
    T[K] extends Empty ? z.ZodMiniNullable<SchemaOf<T[K]>> : SchemaOf<T[K]>
  >
}
type NewShape<T extends Fields> = {
  [K in keyof T]: T[K] extends Empty | LeftOut ? ChangeShape<T>[K] : SchemaOf<T[K]>
}

/** A record as forms hold it and callers read it: what may be empty may be missing. */
export function recordShape<T extends Fields>(fields: T) {
  return shapeOf<RecordShape<T>>(fields, (schema, { mayBeEmpty }) =>
    mayBeEmpty ? z.optional(schema) : schema,
  )
}

/** A record of which everything is said: null stands for empty. */
export function wholeShape<T extends Fields>(fields: T) {
  return shapeOf<WholeShape<T>>(fields, nullable)
}

/** What somebody says who makes a record: what may be empty, or stands initially, may be missing. */
export function newShape<T extends Fields>(fields: T) {
  return shapeOf<NewShape<T>>(fields, (schema, field) =>
    field.mayBeEmpty || field.initially !== undefined
      ? z.optional(nullable(schema, field))
      : schema,
  )
}

/** Any of the fields of a record: what is missing stays, null empties. */
export function changeShape<T extends Fields>(fields: T) {
  return shapeOf<ChangeShape<T>>(fields, (schema, field) => z.optional(nullable(schema, field)))
}

const time = z.number().check(z.minimum(0), z.maximum(8.64e15))
export const stamp = z.string().check(z.refine(isStamp, 'This is not a stamp'))

/** When an operation was made: see EditTime in merge/apply.ts. */
export const editTime = z.strictObject({ at: time, wall: time, floor: time })

/** An edit of one field: the value (none empties the field), the stamp that it replaces, and when. */
const edit = z.strictObject({
  base: z.nullable(stamp),
  ...editTime.shape,
  weak: z.optional(z.boolean()),
})

/** The edit of a field whose value is `V`. */
type EditOf<V> = z.infer<typeof edit> & { v: V }

type EditShape<T extends Fields> = {
  [K in keyof T]: z.ZodMiniOptional<z.ZodMiniType<EditOf<z.infer<WholeShape<T>[K]>>>>
}

/** Edits of any of the fields, as our own clients send them. */
export function editShape<T extends Fields>(fields: T) {
  return shapeOf<EditShape<T>>(fields, (schema, { mayBeEmpty }) => {
    // JSON has no undefined: a client may send an emptied field without its value.
    const v = mayBeEmpty ? z._default(z.nullable(schema), null) : schema
    return z.optional(z.extend(edit, { v }))
  })
}

function nullable(schema: z.ZodMiniType, { mayBeEmpty }: Field): z.ZodMiniType {
  return mayBeEmpty ? z.nullable(schema) : schema
}

function shapeOf<Shape>(
  fields: Fields,
  shaped: (schema: z.ZodMiniType, field: Field) => z.ZodMiniType,
): Shape {
  const rows = Object.entries(fields).map(([name, field]) => [
    name,
    shaped(field.holds(make), field),
  ])
  // The types of the fields are lost on the way; each function above says what it makes of one.
  return Object.fromEntries(rows) as Shape
}
