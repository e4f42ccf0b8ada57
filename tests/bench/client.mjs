// `npm run bench -- client`: keeping data in Chromium, beside raw IndexedDB and Dexie in the same run.
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { root } from '../../scripts/run.mjs'
import { printGrowth, printTable } from './table.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SIZES = { recipes: 10_000, items: 10_000, pageRows: 1000, ticks: 1000, lists: 20 }
const ORIGIN = 'http://localhost:9'

/** Rounds of each measure; in a round the contestants take turns. */
export async function benchClient(sizes = SIZES) {
  await inPage('page.ts', async (ask) => {
    for (const [name, measure] of [
      [`load ${sizes.recipes} recipes and ${sizes.items} items`, 'load'],
      [`${sizes.ticks} ticks without a network`, 'ticks'],
    ]) {
      const rounds = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ask(measure, sizes))
      printTable(name, rounds)
    }
  })
}

/** How many recipes somebody has. */
const RECIPES = [1000, 10_000, 50_000]

/** What a screen of recipes costs somebody with many and somebody with few. */
export async function benchRecipes() {
  await inPage('recipes.ts', async (ask) => {
    for (const count of RECIPES) await ask('fill', count)
    /** By measure: the figures of each round, by the number of recipes. */
    const taken = {}
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const count of RECIPES) {
        for (const [measure, ms] of Object.entries(await ask('use', count))) {
          const rounds = (taken[measure] ??= [])
          rounds[round] = { ...rounds[round], [`${count} recipes`]: ms }
        }
      }
    }
    for (const [measure, rounds] of Object.entries(taken)) {
      printTable(measure, rounds.slice(1))
      printGrowth(rounds.slice(1), RECIPES)
    }
  })
}

/** Opens a page with the code of a file in tests/bench/client; `ask` calls what that exports. */
async function inPage(file, work) {
  const code = await bundlePage(file)
  const browser = await chromium.launch(chromeOptions())
  try {
    const page = await browser.newPage()
    await page.route('**/*', (route) => {
      const isCode = route.request().url().endsWith('.js')
      const [body, contentType] = isCode ? [code, 'text/javascript'] : ['', 'text/html']
      return route.fulfill({ body, contentType })
    })
    await page.goto(ORIGIN)
    const call = async (/** @type {any} */ [what, given]) =>
      // @ts-expect-error -- the page has this file; it is bundled below
      (await import('/page.js'))[what](given)
    await work((what, given) => page.evaluate(call, [what, given]))
  } finally {
    await browser.close()
  }
}

async function bundlePage(file) {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, 'tests/bench/client', file), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([built].flat())
  return output[0].code
}

function chromeOptions() {
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}
