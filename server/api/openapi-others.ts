// Calls that are not in the table of the product: what goes beside them, and signing in.
import * as z from 'zod/mini'
import { accessToken, createdAccessToken, newAccessToken } from '#shared/schemas/access-token.ts'
import { errorReport } from '#shared/schemas/error-report.ts'
import { pageAnswer, pageRequest } from '#shared/schemas/fetch-page.ts'
import { recipeLinkAnswer, recipeLinkWish } from '#shared/schemas/recipe-link.ts'
import { syncRequest } from '#shared/schemas/sync.ts'
import { answered, bodyOf, idInPath, type Fragment, type Paths, REFUSED } from './openapi-parts.ts'

const done = (description: string) => ({ 204: { description }, ...REFUSED })

/** Below /api. */
export const OTHER_CALLS: Paths = {
  '/access-tokens': {
    get: {
      operationId: 'getAccessTokens',
      summary: 'The own access tokens',
      tags: ['Access tokens'],
      responses: { 200: answered('The tokens', z.array(accessToken)), ...REFUSED },
    },
    post: {
      operationId: 'postAccessTokens',
      summary: 'Make an access token; its text is in this answer alone',
      tags: ['Access tokens'],
      requestBody: bodyOf([newAccessToken]),
      responses: { 201: answered('The token', createdAccessToken), ...REFUSED },
    },
  },
  '/access-tokens/{id}': {
    delete: {
      operationId: 'deleteAccessTokensById',
      summary: 'Take an access token back',
      tags: ['Access tokens'],
      parameters: [idInPath('id')],
      responses: done('It counts no more'),
    },
  },
  '/account': {
    delete: {
      operationId: 'deleteAccount',
      summary: 'Delete the own account with everything in it, within a day of signing in',
      tags: ['Account'],
      requestBody: bodyOf([z.strictObject({ email: z.string() })]),
      responses: {
        200: answered('It is gone', z.object({ isSignInDeleted: z.boolean() })),
        ...REFUSED,
      },
    },
  },
  '/sync': {
    post: {
      operationId: 'postSync',
      summary: 'Send waiting calls and fetch what is new, in one trip',
      description: 'For programs that keep a copy of everything, as the app does: docs/sync.md.',
      tags: ['Sync'],
      requestBody: bodyOf([syncRequest]),
      responses: {
        200: answered('Results and rows', z.record(z.string(), z.unknown())),
        ...REFUSED,
      },
    },
  },
  '/events': {
    get: {
      operationId: 'getEvents',
      summary: 'A stream that tells when something changed, without saying what',
      description:
        'Server-sent events. `event: poke` means: ask again for what you show. A line with a colon ' +
        'comes every 20 seconds. The stream ends with the session.',
      tags: ['Sync'],
      responses: {
        200: {
          description: 'The stream',
          content: {
            'text/event-stream': { schema: { type: 'string' }, example: 'event: poke\ndata:\n\n' },
          },
        },
        ...REFUSED,
      },
    },
  },
  '/fetch-page': {
    post: {
      operationId: 'postFetchPage',
      summary: 'A public web page as text, to be read as a recipe on the device',
      tags: ['Recipes'],
      requestBody: bodyOf([pageRequest]),
      responses: { 200: answered('The page', pageAnswer), ...REFUSED },
    },
  },
  '/recipes/{id}/link': {
    get: {
      operationId: 'getRecipesByIdLink',
      summary: 'The public link of an own recipe; null where it has none',
      tags: ['Recipes'],
      parameters: [idInPath('id')],
      responses: { 200: answered('The link', recipeLinkAnswer), ...REFUSED },
    },
    post: {
      operationId: 'postRecipesByIdLink',
      summary: 'Give an own recipe a public link, or change whether search engines may show it',
      tags: ['Recipes'],
      parameters: [idInPath('id')],
      requestBody: bodyOf([recipeLinkWish]),
      responses: { 200: answered('The link', recipeLinkAnswer), ...REFUSED },
    },
    delete: {
      operationId: 'deleteRecipesByIdLink',
      summary: 'Take the public link of an own recipe back',
      tags: ['Recipes'],
      parameters: [idInPath('id')],
      responses: done('Its address opens nothing any more'),
    },
  },
  '/r/{secret}': {
    get: {
      operationId: 'getPublicRecipe',
      summary: 'The page of a public link, with the recipe as JSON-LD',
      tags: ['Recipes'],
      security: [],
      parameters: [{ name: 'secret', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: { description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } },
        ...REFUSED,
      },
    },
  },
  '/errors': {
    post: {
      operationId: 'postErrors',
      summary: 'Report an error that nobody caught',
      tags: ['Server'],
      security: [],
      requestBody: bodyOf([errorReport]),
      responses: done('Noted'),
    },
  },
  '/health': {
    get: {
      operationId: 'getHealth',
      summary: 'Whether the server lives',
      tags: ['Server'],
      security: [],
      responses: { 200: answered('It does', z.object({ status: z.string() })), ...REFUSED },
    },
  },
  '/ready': {
    get: {
      operationId: 'getReady',
      summary: 'Whether it can do its work, writing above all',
      tags: ['Server'],
      security: [],
      responses: { 200: answered('It can', z.object({ status: z.string() })), ...REFUSED },
    },
  },
  '/metrics': {
    get: {
      operationId: 'getMetrics',
      summary: 'Figures for Prometheus, where METRICS_TOKEN is set and given',
      tags: ['Server'],
      security: [{ metricsToken: [] }],
      responses: {
        200: {
          description: 'Figures',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
        ...REFUSED,
      },
    },
  },
  '/config': {
    get: {
      operationId: 'getConfig',
      summary: 'How to sign in here',
      tags: ['Server'],
      security: [],
      responses: {
        200: answered('The settings of the page', z.record(z.string(), z.unknown())),
        ...REFUSED,
      },
    },
  },
}

const session = z.object({
  access_token: z.string(),
  token_type: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.string() }),
})
const credentials = z.object({ email: z.string(), password: z.string() })

/** The refusals of the sign-in provider have a shape of their own. */
const AUTH_REFUSED = {
  '4XX': {
    description: 'Refused: `error_code` says why',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { code: {}, error_code: { type: 'string' }, msg: { type: 'string' } },
        },
      },
    },
  },
}

/** Signing in with an address and a password; the rest is Supabase's protocol, and its clients work. */
export function signInCalls(prefix: string): Paths {
  const servers = [{ url: prefix }]
  const common = { tags: ['Signing in'], servers }
  const issued = { 200: answered('A session', session), ...AUTH_REFUSED }
  const grant: Fragment = {
    name: 'grant_type',
    in: 'query',
    required: true,
    schema: { type: 'string', enum: ['password', 'refresh_token'] },
  }
  return {
    '/token': {
      post: {
        ...common,
        operationId: 'postToken',
        summary: 'Sign in, or renew a session',
        description:
          'A session is renewed before `expires_at` with its refresh token, which is then replaced.',
        security: [],
        parameters: [grant],
        requestBody: bodyOf([credentials, z.object({ refresh_token: z.string() })]),
        responses: issued,
      },
    },
    '/signup': {
      post: {
        ...common,
        operationId: 'postSignup',
        summary: 'Register; a mail asks to confirm, unless the server confirms by itself',
        security: [],
        requestBody: bodyOf([credentials]),
        responses: {
          200: answered('A session, or the account that waits', z.looseObject({})),
          ...AUTH_REFUSED,
        },
      },
    },
    '/logout': {
      post: {
        ...common,
        operationId: 'postLogout',
        summary: 'End the session, or all of them',
        parameters: [
          {
            name: 'scope',
            in: 'query',
            schema: { type: 'string', enum: ['global', 'local', 'others'], default: 'global' },
          },
        ],
        responses: { 204: { description: 'Ended' }, ...AUTH_REFUSED },
      },
    },
    '/user': {
      get: {
        ...common,
        operationId: 'getUser',
        summary: 'The account that is signed in',
        responses: {
          200: answered('The account', z.looseObject({ id: z.string() })),
          ...AUTH_REFUSED,
        },
      },
    },
  }
}
