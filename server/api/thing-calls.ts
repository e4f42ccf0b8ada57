// The calls that recipes and places have in common, and what a deleted thing of any kind takes.
import type * as z from 'zod/mini'
import { fieldsIn, type Fields } from '#shared/fields.ts'
import type { Edit } from '#shared/merge/apply.ts'
import type { Entity } from '#shared/permissions.ts'
import { deleteSeen } from '#shared/schemas/operations.ts'
import { nothing } from './bodies.ts'
import { form, has, type ApiCall, type Reading, type WriteCall } from './calls.ts'
import { runDelete, runRestore } from './deletions.ts'
import { createThing, patchThing, setThing, type PlainThing, type Thing } from './things.ts'

type Answered = Pick<WriteCall, 'versionOf'> & {
  answerSchema: z.ZodMiniType
  /** One of them as its caller reads it. Throws 404. */
  answer(reading: Reading, id: string | undefined): Promise<unknown>
}

type Served = Answered & {
  thing: Thing
  fields: Fields
  newSchema: z.ZodMiniType<PlainThing>
  changedSchema: z.ZodMiniType<PlainThing>
  /** What our own clients send to change one. */
  setSchema: z.ZodMiniType<{ set: Record<string, Edit | undefined> }>
}

/** Create, read, change, delete and bring back recipes or places (product §7). */
export function callsOfThing(served: Served): ApiCall[] {
  const { thing, fields, newSchema, changedSchema, setSchema, ...answered } = served
  const { answerSchema, answer } = answered
  return [
    {
      method: 'POST',
      path: `/${thing}s`,
      summary: `Create a ${thing}`,
      forms: [
        form(newSchema, (context, { body }) =>
          createThing(context, thing, { made: body, values: fieldsIn(fields, body) }),
        ),
      ],
      ...answered,
    },
    {
      method: 'GET',
      path: `/${thing}s/:id`,
      summary: `Read a ${thing}`,
      answerSchema,
      read: (reading, params) => answer(reading, params['id']),
      findsSession: true,
    },
    {
      method: 'PATCH',
      path: `/${thing}s/:id`,
      summary: `Change a ${thing}`,
      forms: [
        form(
          setSchema,
          (context, { params, body }) => setThing(context, { thing, id: params['id'] }, body.set),
          has('set'),
        ),
        form(changedSchema, (context, { params, body }) => {
          const { id, version } = body
          const values = fieldsIn(fields, body)
          return patchThing(context, { thing, id: params['id'] }, { id, version, values })
        }),
      ],
      ...answered,
    },
    ...deletionCalls(thing, { path: `/${thing}s/:id`, name: thing, ...answered }),
  ]
}

/** Delete one, and bring it back. */
export function deletionCalls(
  entity: Entity,
  { path, name, ...answered }: Answered & { path: string; name: string },
): ApiCall[] {
  return [
    {
      method: 'DELETE',
      path,
      summary: `Delete a ${name}`,
      forms: [
        form(deleteSeen, (context, { params, body }) =>
          runDelete(context, { entity, id: params['id'], ...body }),
        ),
      ],
    },
    {
      method: 'POST',
      path: `${path}/restore`,
      summary: `Bring back a deleted ${name}`,
      forms: [
        form(nothing, (context, { params }) => runRestore(context, { entity, id: params['id'] })),
      ],
      ...answered,
    },
  ]
}
