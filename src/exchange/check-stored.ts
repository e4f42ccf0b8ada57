import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'

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
    return Object.keys(checked.errors).length > 0 ? (checked as never) : { values, errors: {} }
  }
}
