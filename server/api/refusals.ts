// How the product API refuses: no right to see reads exactly as an unknown id does (product §6).
import { TEXT, type ErrorCode } from '#shared/errors.ts'
import type { Entity } from '#shared/permissions.ts'
import { HttpError } from '../http-error.ts'

const MISSING: Record<Entity, string> = {
  list: TEXT.listNotFound,
  recipe: TEXT.recipeNotFound,
  place: TEXT.placeNotFound,
}

/** A refusal with one of the product's codes; `field` is the path of the field at fault. */
export function refuse(
  ...[status, code, message, field]: [
    status: number,
    code: ErrorCode,
    message: string,
    field?: string,
  ]
): HttpError {
  return new HttpError(status, code, message, field)
}

/** Unknown, or not to be seen by this user. */
export function missing(entity: Entity): HttpError {
  return refuse(404, 'not_found', MISSING[entity])
}

/** To be seen, but not to be changed in this way. */
export function forbidden(): HttpError {
  return refuse(403, 'forbidden', 'You may see this but not change it')
}

/** Deleted: an edit comes too late. */
export function deleted(): HttpError {
  return refuse(410, 'deleted', 'This was deleted')
}

/** The version that a plain caller names is older than what is kept of it. */
export function tooOld(): HttpError {
  return refuse(409, 'conflict', 'Too much has changed since you read this. Read it again.')
}

/** A body that is not what the call takes. */
export function invalid(message: string, field: string): HttpError {
  return refuse(400, 'validation_failed', field === '' ? message : `${field}: ${message}`, field)
}
