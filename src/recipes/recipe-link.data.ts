/** The public link of an own recipe (product §7.links). It is the server's alone, so it needs a network. */
import type { RecipeLink, RecipeLinkAnswer } from '#shared/schemas/recipe-link.ts'
import { askServer, type Answered } from '#session/ask-server.ts'
import type { AuthFailure } from '#session/auth-outcome.ts'

/** null: the recipe has none. */
export type LinkOutcome = { ok: true; link: RecipeLink | null } | AuthFailure

const pathOf = (recipeId: string) => `/recipes/${recipeId}/link`

/** The link that there is. */
export async function readLink(recipeId: string): Promise<LinkOutcome> {
  return linkOutcomeOf(await askServer({ method: 'GET', path: pathOf(recipeId) }))
}

/** Makes the link, or of the one that is there says whether search engines may show it. */
export async function makePublicLink(recipeId: string, isListed: boolean): Promise<LinkOutcome> {
  return linkOutcomeOf(
    await askServer({ method: 'POST', path: pathOf(recipeId), json: { isListed } }),
  )
}

/** Takes it back: its address opens nothing any more. */
export async function takeBackPublicLink(recipeId: string): Promise<LinkOutcome> {
  const answer = await askServer({ method: 'DELETE', path: pathOf(recipeId) })
  return answer.ok ? { ok: true, link: null } : answer
}

function linkOutcomeOf(answer: Answered): LinkOutcome {
  // Our own server answers what shared/schemas/recipe-link.ts describes.
  return answer.ok ? { ok: true, link: (answer.body as RecipeLinkAnswer).link } : answer
}
