// The calls of the product API as data. The same entry serves a plain caller, who makes the call by
// itself, and the outbox of our own clients, which sends many in one trip to /api/sync.
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { FLAGS, permissionsBy } from '#shared/grants.ts'
import { canEdit, type Entity } from '#shared/permissions.ts'
import type { Database } from '../db/database.ts'
import type { AskedSession } from '../auth/tokens/verify-token.ts'
import type { CallTarget } from '../db/open-calls.ts'
import type { AskerDeps } from '../deps.ts'
import type { CallContext, Done, OpenedCall } from '../sync/context.ts'
import { check } from './body.ts'
import { idOf } from './id-of.ts'

export type Params = Record<string, string>

/** Who reads, and through which connection. */
export type Reading = {
  db: Kysely<Database>
  userId: string
  sessionId: string
  /**
   * A session that is not checked yet: the statement that reads can look it up on the way
   * (`ReadCall.findsSession`).
   */
  session?: AskedSession | undefined
  /**
   * The rows of the change that was just made, as they stand now: its answer is read from them and
   * not asked for again.
   */
  opened?: OpenedCall | undefined
}

/** A body that was checked, ready to run. */
type Ready = (context: CallContext) => Promise<Done>

/** One of the bodies that a call takes. `matches` tells it from the others. */
type Form = {
  schema: z.ZodMiniType
  matches(body: unknown): boolean
  /** Throws 400 `validation_failed`. */
  prepare(params: Params, body: unknown): Ready
}

type CallBase = { path: string; summary: string; answerSchema?: z.ZodMiniType }

/** What has to be remembered of an element that was answered. */
export type Versioned = { id: string; version: number; authorId: string }

/** A call that answers everything there is of a kind, element by element. */
export type EachCall = CallBase & {
  method: 'GET'
  /** Reads in a snapshot of its own. */
  each(reading: Reading, params: Params): AsyncIterable<Versioned>
  /** Notes what was answered, before the answer ends. */
  note?(reading: Reading, answered: readonly Versioned[]): Promise<void>
}

export type ReadCall = CallBase & {
  method: 'GET'
  read(reading: Reading, params: Params): Promise<unknown>
  /** The statement that reads also looks up the session of the caller. */
  findsSession?: boolean
  /** The version for the ETag of an answer, by which the caller can name it later. */
  versionOf?(answer: unknown): number | undefined
}

export type WriteCall = CallBase & {
  method: 'POST' | 'PATCH' | 'DELETE'
  forms: readonly Form[]
  /** Runs before the transaction; refuses by throwing, such as for a limit. */
  admit?(deps: AskerDeps, userId: string, body: unknown): Promise<void>
  /**
   * The answer waits for the next multiple of this many ms since the call came, so that its time
   * tells nothing.
   */
  stepMs?: number
  /** What a plain caller is answered, read after the call in the same transaction. */
  answer?(reading: Reading, id: string, body: unknown): Promise<unknown>
  versionOf?(answer: unknown): number | undefined
  /** What is answered where the call names nothing that it made. */
  untold?: unknown
  /** It changes nothing, so whoever repeats it is answered anew. */
  isLook?: boolean
}

export type ApiCall = ReadCall | EachCall | WriteCall

/** A form for bodies of this schema; without `matches` it takes every body. */
export function form<T>(
  schema: z.ZodMiniType<T>,
  run: (context: CallContext, asked: { params: Params; body: T }) => Promise<Done>,
  matches: (body: unknown) => boolean = () => true,
): Form {
  return {
    schema,
    matches,
    prepare(params, body) {
      const checked = check(schema, body ?? {})
      return (context) => run(context, { params, body: checked })
    },
  }
}

const KINDS: Partial<Record<string, CallTarget['kind']>> = {
  grocerylists: 'list',
  recipes: 'recipe',
  places: 'place',
}

/** What a change of a list, recipe or place opens as it begins; undefined for any other call. */
export function targetOf(
  { method, path }: WriteCall,
  params: Params,
  body: unknown,
): CallTarget | undefined {
  const kind = KINDS[path.split('/')[1] ?? '']
  const id = idOf(params['id'])
  if (method !== 'PATCH' || kind === undefined || id === undefined) return undefined
  const ops: unknown = has('ops')(body) ? Object(body).ops : []
  const named = Array.isArray(ops) ? ops.flatMap((op) => idOf(Object(op).id) ?? []) : []
  return { id, kind, ids: [...new Set([id, ...named])], flags: FLAGS_TO_EDIT[kind] }
}

/** The flags of which each alone lets a friend change things of a kind. */
const flagsToEdit = (entity: Entity) =>
  FLAGS.filter((one) =>
    canEdit(entity, { isOwner: false, grants: permissionsBy((flag) => flag === one) }),
  )
const FLAGS_TO_EDIT = {
  list: flagsToEdit('list'),
  recipe: flagsToEdit('recipe'),
  place: flagsToEdit('place'),
}

/** Whether a body has a member of this name. */
export function has(name: string): (body: unknown) => boolean {
  return (body) => typeof body === 'object' && body !== null && Object.hasOwn(body, name)
}

/** Checks a body by the form that fits it. Throws 400 `validation_failed`. */
export function prepareCall(call: WriteCall, params: Params, body: unknown): Ready {
  const fitting = call.forms.find((candidate) => candidate.matches(body)) ?? call.forms.at(-1)
  if (!fitting) throw new Error(`${call.method} ${call.path} takes no body at all`)
  return fitting.prepare(params, body)
}

/** The call that serves a method and path, with the values of the path's parameters. */
export function findCall<T extends ApiCall>(
  calls: readonly T[],
  method: string,
  path: string,
): { call: T; params: Params } | undefined {
  const parts = path.split('/')
  for (const call of calls) {
    const params = call.method === method ? matchPath(call.path, parts) : undefined
    if (params) return { call, params }
  }
  return undefined
}

function matchPath(pattern: string, parts: readonly string[]): Params | undefined {
  const wanted = pattern.split('/')
  if (wanted.length !== parts.length) return undefined
  const params: Params = {}
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = part
    else if (name !== part) return undefined
  }
  return params
}
