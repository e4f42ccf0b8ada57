// Public links of recipes: a page to read for everybody who has its address (product §7.links). Only
// the owner of a recipe, in a session, makes its link, sees it and takes it back.
import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { v7 as uuidv7 } from 'uuid'
import { fieldsIn, RECIPE_FIELDS } from '#shared/fields.ts'
import { pageOf, servedNotice } from '#shared/recipe-out/page-of.ts'
import { SERVED_STYLE } from '#shared/recipe-out/served-style.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import {
  recipeLinkWish,
  type RecipeLink,
  type RecipeLinkAnswer,
} from '#shared/schemas/recipe-link.ts'
import { clientAddressReader, networkOf } from '../client-address.ts'
import {
  keepLink,
  linkBySecret,
  linkOfRecipe,
  revokeLink,
  type StoredLink,
} from '../db/recipe-links.ts'
import type { AppDeps, AppEnv } from '../deps.ts'
import { refusalFor } from '../failures.ts'
import { HttpError } from '../http-error.ts'
import { noteInDatabase } from '../sync/journal.ts'
import { askerOf } from './asker.ts'
import { check, readJsonOf } from './body.ts'
import { ensureUser } from './known-users.ts'
import { readRecipe } from './recipe-answers.ts'
import { refuse } from './refusals.ts'
import { takePoints } from './take-points.ts'
import { readThing } from './targets.ts'
import { admitWrite } from './write-rate.ts'

/** Not to be guessed: 192 random bits. */
const SECRET_BYTES = 24
/** A mark of the sentence that the link stood in may have come along behind it. */
const SECRET = /^([\w-]{32})[^\w-]*$/
/** Enough for everybody who reads behind one network address, too little to guess links. */
const PER_NETWORK = { points: 120, duration: 60 }
const STYLE_PATH = '/r/style.css'
/** How a page is served that search engines may not show. */
const HIDDEN = { style: `/api${STYLE_PATH}`, isListed: false }

const makeLimiter = (): RateLimiterMemory => new RateLimiterMemory(PER_NETWORK)

/** Adds the routes. */
export function recipeLinkRoutes(routes: Hono<AppEnv>, deps: AppDeps): void {
  const addressOf = clientAddressReader(deps.config.trustProxy)
  routes.get('/recipes/:id/link', async (context) => {
    const { own, recipe } = await ownRecipe(deps, context)
    return answer(deps, context, await linkOfRecipe(own.db, recipe))
  })
  routes.post('/recipes/:id/link', (context) => make(deps, context))
  routes.delete('/recipes/:id/link', (context) => takeBack(deps, context))
  routes.get(STYLE_PATH, (context) =>
    context.body(SERVED_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  routes.get('/r/:secret', async (context) => {
    const limiter = deps.parts.of(makeLimiter, deps)
    const key = networkOf(addressOf(context))
    try {
      await takePoints(limiter, { key, says: 'These are many pages' })
      return await show(deps, context)
    } catch (error) {
      return notNow(error, context)
    }
  })
}

/** A page that says why there is no recipe for now: whoever opens a link reads no JSON. */
function notNow(error: unknown, context: Context<AppEnv>): Response {
  const refusal = refusalFor(error, context)
  if (refusal === undefined) throw error
  context.header('X-Robots-Tag', 'noindex')
  // A limit or a database that does not serve: both have a body.
  const status = refusal.status as ContentfulStatusCode
  return context.html(servedNotice(refusal.message, HIDDEN), status, refusal.headers)
}

/** The recipe of a path, and what its owner is asked for with. Throws 401, 403 for who may only see it, 404. */
async function ownRecipe(deps: AppDeps, context: Context<AppEnv>) {
  const { own, identity } = await askerOf(deps, context)
  await ensureUser(own, identity)
  const { userId, sessionId } = identity
  const reading = { db: own.db, userId, sessionId: sessionId ?? '' }
  const asked = { entity: 'recipe', id: context.req.param('id') } as const
  const { row, standing } = await readThing(reading, asked)
  if (!standing.isOwner) {
    throw refuse(403, 'forbidden', 'Only its owner gives a recipe a public link')
  }
  return { own, recipe: { ownerId: userId, recipeId: row.id } }
}

async function make(deps: AppDeps, context: Context<AppEnv>): Promise<Response> {
  const { own, recipe } = await ownRecipe(deps, context)
  const wish = await readJsonOf(context, () => askerOf(own, context))
  const { isListed = false } = check(recipeLinkWish, wish ?? {})
  await admitWrite(own, own.askerId, { path: context.req.path, bytes: 0 })
  const link = await keepLink(own.db, {
    ...recipe,
    id: uuidv7(),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
    isListed,
    createdAt: new Date(deps.clock()),
  })
  return answer(deps, context, link)
}

async function takeBack(deps: AppDeps, context: Context<AppEnv>): Promise<Response> {
  const { own, recipe } = await ownRecipe(deps, context)
  const link = await linkOfRecipe(own.db, recipe)
  if (!link) return context.body(null, 204)
  const entry = { kind: 'link-revoked', at: deps.clock(), link: link.id } as const
  await own.db.transaction().execute(async (trx) => {
    await noteInDatabase(trx, [entry])
    await revokeLink(trx, link.id)
  })
  // On disk beside the database before the answer: a restored backup must not bring it back.
  await deps.journal?.append(entry)
  return context.body(null, 204)
}

function answer(deps: AppDeps, context: Context<AppEnv>, link: StoredLink | undefined): Response {
  const shown: RecipeLink | null = link
    ? {
        address: `${deps.config.publicUrl}/api/r/${link.secret}`,
        isListed: link.isListed,
        createdAt: link.createdAt.toISOString(),
      }
    : null
  return context.json({ link: shown } satisfies RecipeLinkAnswer)
}

/** The page of a link. One that was never made, was taken back or shows a deleted recipe is not there. */
async function show(deps: AppDeps, context: Context<AppEnv>): Promise<Response> {
  const link = await linkIn(deps, context.req.param('secret') ?? '')
  const found = link && (await recipeBehind(deps, link))
  if (!link?.isListed) context.header('X-Robots-Tag', 'noindex')
  const served = { ...HIDDEN, isListed: link?.isListed ?? false }
  if (!found) return context.html(servedNotice('This recipe is not shared any more.', served), 404)
  return context.html(pageOf(found.recipe, { ...served, by: found.by }))
}

async function linkIn(deps: AppDeps, given: string): Promise<StoredLink | undefined> {
  const secret = SECRET.exec(given)?.[1]
  if (secret === undefined) return undefined
  const embedded = deps.config.hosted === undefined
  return await linkBySecret(deps.db, secret, { now: new Date(deps.clock()), embedded })
}

/** What is in the recipe, and the display name of its owner: nothing else of whose it is. */
async function recipeBehind(
  deps: AppDeps,
  link: StoredLink,
): Promise<{ recipe: RecipeInput; by: string } | undefined> {
  try {
    const reading = { db: deps.db, userId: link.ownerId, sessionId: '' }
    const read = await readRecipe(reading, link.recipeId)
    return { recipe: fieldsIn(RECIPE_FIELDS, read), by: read.author.displayName }
  } catch (error) {
    // It was deleted; brought back, it is there again.
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}
