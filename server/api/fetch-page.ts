// POST /api/fetch-page: the server fetches a page that a browser is not allowed to (product
// §7.pages). It does not read the page: the text goes to the device and becomes a recipe there.
import type { Context, Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { pageRequest, type PageAnswer } from '#shared/schemas/fetch-page.ts'
import { verifyToken } from '../auth/tokens/verify-token.ts'
import type { Config } from '../config.ts'
import { Shares } from '../db/shares.ts'
import type { AppDeps, AppEnv } from '../deps.ts'
import type { HttpError } from '../http-error.ts'
import {
  FETCH_RULES,
  fetchPage,
  PageError,
  type FetchRules,
  type PageFailure,
} from '../pages/page-fetcher.ts'
import { isLoopbackAddress } from '../pages/public-address.ts'
import { check, readJsonOf } from './body.ts'
import { refuse } from './refusals.ts'
import { takePoints, tooOften } from './take-points.ts'

/** Enough to read one page after the other, too little to crawl. */
const PER_PERSON = { points: 12, duration: 60 }
/** Pages that are fetched at the same time, so that slow ones do not fill the memory. */
const AT_ONCE_MAX = 8
/** Of these, for one person: slow pages of theirs leave room for those of others. */
const OWN_AT_ONCE_MAX = 2

/**
 * Node looks names up in the four threads that also hash passwords, and a look-up cannot be
 * cancelled. Two at a time leave two threads free, however many people name servers whose look-up
 * hangs.
 */
const lookUpTurns = new Shares({ total: 2, perPerson: 1, waitMs: FETCH_RULES.timeoutMs })

const MANY = 'These are many pages at once'
const OTHER_WAYS = 'Share it from your browser, or copy its text and paste it here.'

const SENTENCES: Record<PageFailure, string> = {
  address: 'This is no address of a public web page.',
  unreachable: `This page could not be reached. ${OTHER_WAYS}`,
  refused: `This page does not let servers read it. ${OTHER_WAYS}`,
  missing: 'There is no page at this address.',
  failed: `This page answered with an error. ${OTHER_WAYS}`,
  redirects: 'This address leads from one page to the next without an end.',
  slow: `This page took too long. Try again. ${OTHER_WAYS}`,
  large: `This page is larger than 5 MB. ${OTHER_WAYS}`,
  type: 'What is at this address is no page of text.',
}

/** Adds the route; only people who are signed in may ask. */
export function fetchPageRoute(routes: Hono<AppEnv>, deps: AppDeps): void {
  const perPerson = new RateLimiterMemory(PER_PERSON)
  const rules = rulesOf(deps.config)
  const running: string[] = []
  routes.post('/fetch-page', async (context: Context<AppEnv>) => {
    const caller = () => verifyToken(deps, context.req.header('authorization'))
    const { userId } = await caller()
    const { url } = check(pageRequest, await readJsonOf(context, caller))
    if (rules === undefined) {
      throw refuse(422, 'page_unreadable', `This server reads no pages. ${OTHER_WAYS}`, 'url')
    }
    await takePoints(perPerson, { key: userId, says: MANY })
    const own = running.filter((other) => other === userId)
    if (running.length >= AT_ONCE_MAX || own.length >= OWN_AT_ONCE_MAX) throw tooOften(2, MANY)
    running.push(userId)
    const resolve = (name: string) => inTurn(userId, () => rules.resolve(name))
    try {
      return context.json((await fetchPage(url, { ...rules, resolve })) satisfies PageAnswer)
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      context.var.log.info('a page was not fetched', { reason: error.reason, status: error.status })
      throw refusalOf(error)
    } finally {
      running.splice(running.indexOf(userId), 1)
    }
  })
}

async function inTurn<T>(userId: string, lookUp: () => Promise<T>): Promise<T> {
  const giveBack = await lookUpTurns.take(userId)
  try {
    return await lookUp()
  } finally {
    giveBack()
  }
}

function rulesOf({ fetchPages, publicUrl, version }: Config): FetchRules | undefined {
  if (fetchPages === 'off') return undefined
  const rules = {
    ...FETCH_RULES,
    userAgent: FETCH_RULES.userAgent.replace('nomnom', `nomnom/${version}`),
    ownNames: [new URL(publicUrl).hostname],
  }
  if (fetchPages === 'on') return rules
  return { ...rules, ownNames: [], isAllowed: isLoopbackAddress, isAllowedPort: () => true }
}

function refusalOf({ reason, status }: PageError): HttpError {
  const refusal = refuse(422, 'page_unreadable', SENTENCES[reason], 'url')
  return refusal.withDetail({ reason, ...(status !== undefined && { status }) })
}
