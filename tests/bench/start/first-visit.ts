// The first visit of a device on which somebody has signed in and nothing has been fetched yet.
import type { Page } from '@playwright/test'
import { throwAway } from '../../support/browser.ts'
import type { Api } from '../../support/api.ts'
import { printTable } from '../table.mjs'
import { notePaint, timeToPaint } from './painted.ts'
import { makeLists, makeRecipes, newcomer, openAny, type Stage } from './stage.ts'

const SLOW_LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
}

type Visit = { ms: number; files: number; kB: number }

/** Prints time, files and bytes until the content is there, beside the bare page. */
export async function firstVisit(stage: Stage, rounds: number): Promise<void> {
  const bert = await newcomer(stage, 'Bert')
  await makeRecipes(bert, 20)
  const [list = ''] = await makeLists(bert, 1, 40)
  const pages = {
    'blank React page': stage.bare.origin,
    menu: '/menu',
    recipes: '/recipes',
    shopping: `/groceries/${list}/shopping`,
  }
  const taken: Record<string, Visit>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const visits: Record<string, Visit> = {}
    for (const [name, address] of Object.entries(pages)) {
      visits[name] = await visit(stage, bert, address)
    }
    taken.push(visits)
  }
  const line = 'first visit of a signed-in device, 300 ms, 1.6 Mbit/s'
  for (const unit of ['ms', 'files', 'kB'] as const) {
    const rows = taken.map((visits) =>
      Object.fromEntries(Object.entries(visits).map(([name, each]) => [name, each[unit]])),
    )
    printTable(line, rows, unit)
  }
}

async function visit(stage: Stage, api: Api, address: string): Promise<Visit> {
  const phone = await openAny(stage)
  const { page, context } = phone
  try {
    await keepSession(page, api)
    await notePaint(context)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    const { drawn: ms } = await timeToPaint(page, address)
    return { ms, ...(await page.evaluate(fetchedBefore, ms)) }
  } finally {
    await phone.close()
    await throwAway(phone)
  }
}

/** Leaves a session in the browser without opening the app. */
async function keepSession(page: Page, { email }: Api): Promise<void> {
  await page.goto('/api/health')
  await page.evaluate(async (email) => {
    const answer = await fetch('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'a long enough pass-phrase' }),
    })
    const session = await answer.text()
    await new Promise((resolve, reject) => {
      const request = indexedDB.open('nomnom-session', 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('kv'))
      request.addEventListener('error', reject)
      request.addEventListener('success', () => {
        const writing = request.result.transaction('kv', 'readwrite')
        writing.objectStore('kv').put(session, 'nomnom-auth')
        writing.addEventListener('complete', () => resolve(request.result.close()))
      })
    })
  }, email)
}

/** What a page had fetched by that time, itself included, in bytes as sent. */
function fetchedBefore(ms: number): Pick<Visit, 'files' | 'kB'> {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const fetched = new Map<string, number>()
  for (const { name, responseEnd, encodedBodySize } of entries) {
    if (responseEnd <= ms) fetched.set(name, encodedBodySize)
  }
  const bytes = [...fetched.values()].reduce((sum, each) => sum + each, 0)
  return { files: fetched.size, kB: bytes / 1000 }
}
