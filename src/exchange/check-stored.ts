import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form'

type Schema = Parameters<typeof standardSchemaResolver>[0]

/**
 * Checks what would be stored of a form against what the server takes. What the form holds stays as it
 * is, '' for an empty text.
 */
export function checkStored<T extends FieldValues>(
  schema: Schema,
  storedOf: (values: T) => object,
): Resolver<T> {
  const checkAll = standardSchemaResolver(schema)
  return async (values, context, options) => {
    const checked = await checkAll(storedOf(values), context, options as never)
    const errors = { ...checked.errors, ...unreadableDays(options) }
    return Object.keys(errors).length > 0
      ? ({ values: {}, errors } as never)
      : { values, errors: {} }
  }
}

/**
 * Of a day that does not exist, or that is typed in part, the browser gives '' as the value, as of one
 * that was emptied: only the input knows. Stored as empty it would take the day away that stood there.
 */
function unreadableDays<T extends FieldValues>({ fields }: ResolverOptions<T>): FieldErrors {
  const inputs = Object.entries(fields).flatMap(([name, field]) =>
    // Under the name of a list stand its rows, which have no input of their own.
    'ref' in field ? [{ name, ref: field.ref }] : [],
  )
  const unreadable = inputs.filter(
    ({ ref }) => ref.type === 'date' && 'validity' in ref && ref.validity.badInput,
  )
  return Object.fromEntries(
    unreadable.map(({ name, ref }) => [name, { type: 'day', message: NO_SUCH_DAY, ref }]),
  )
}

const NO_SUCH_DAY = 'A part of this day is missing, or there is no such day'
