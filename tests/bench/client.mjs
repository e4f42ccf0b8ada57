// `npm run bench -- client`: keeping data in Chromium, beside raw IndexedDB and Dexie in the same run.
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { root } from '../../scripts/run.mjs'
import { printTable } from './table.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SIZES = { recipes: 10_000, items: 10_000, pageRows: 1000, ticks: 1000, lists: 20 }
const ORIGIN = 'http://localhost:9'

/** Rounds of both measures, the contestants one after the other in each. */
export async function benchClient(sizes = SIZES) {
  const code = await bundlePage()
  const browser = await chromium.launch(chromeOptions())
  try {
    const page = await browser.newPage()
    await page.route('**/*', (route) => {
      const isCode = route.request().url().endsWith('.js')
      const [body, contentType] = isCode ? [code, 'text/javascript'] : ['', 'text/html']
      return route.fulfill({ body, contentType })
    })
    await page.goto(ORIGIN)
    for (const [name, measure] of [
      [`load ${sizes.recipes} recipes and ${sizes.items} items`, 'load'],
      [`${sizes.ticks} ticks without a network`, 'ticks'],
    ]) {
      const rounds = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const ask = async (/** @type {any} */ [what, given]) =>
          // @ts-expect-error -- the page has this file; it is bundled below
          (await import('/page.js'))[what](given)
        rounds.push(await page.evaluate(ask, [measure, sizes]))
      }
      printTable(name, rounds)
    }
  } finally {
    await browser.close()
  }
}

async function bundlePage() {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, 'tests/bench/client/page.ts'), formats: ['es'] },
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
