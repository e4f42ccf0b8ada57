// A tap on a row of a long list: when the next frame comes, and when the row is struck through.
import type { CDPSession, Page } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'
import { throwAway } from '../../support/browser.ts'
import { printTable, quantile } from '../table.mjs'
import { slowDown } from './painted.ts'
import { ITEMS, makeLists, newcomer, phoneOf, type Stage } from './stage.ts'

const TICKS = 30
const RATE = 4

type Tick = { next: number; struck: number }

/** Prints both, at a quarter of the processor's speed, beside a bare page with as many boxes. */
export async function tickFrame(stage: Stage, rounds: number): Promise<void> {
  const dora = await newcomer(stage, 'Dora')
  const [list = ''] = await makeLists(dora, 1)
  const shopper = await phoneOf(stage, dora)
  const { page, phone } = shopper
  const taken: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const bare = await ticksOn(page, `${stage.bare.origin}/boxes`)
    const ours = await ticksOn(page, `/groceries/${list}/shopping`)
    const next = { bare: bare.map((each) => each.next), ours: ours.map((each) => each.next) }
    const struck = ours.map((each) => each.struck)
    taken.push({
      'bare page, next frame': quantile(next.bare, 0.5),
      'bare page, p98': quantile(next.bare, 0.98),
      'ours, next frame': quantile(next.ours, 0.5),
      'ours, p98': quantile(next.ours, 0.98),
      'ours, struck off': quantile(struck, 0.5),
      'ours, struck off, p98': quantile(struck, 0.98),
    })
  }
  printTable(`a tick among ${ITEMS} items, processor ${RATE}x slower`, taken)
  await phone.close()
  await throwAway(phone)
}

/** Ticks one box after the other. */
async function ticksOn(page: Page, address: string): Promise<Tick[]> {
  await page.goto(address)
  await page.waitForFunction((count) => {
    return document.querySelectorAll('input[type=checkbox]').length >= count
  }, ITEMS)
  await slowDown(page, RATE)
  await delay(2000)
  const session = await page.context().newCDPSession(page)
  const ticks: Tick[] = []
  for (let at = 0; at < TICKS; at += 1) {
    ticks.push(await tick(page, session))
    await delay(200)
  }
  await slowDown(page, 1)
  await session.detach()
  return ticks
}

async function tick(page: Page, session: CDPSession): Promise<Tick> {
  const place = await page.evaluate(async () => {
    const open = document.querySelectorAll<HTMLElement>('input[type=checkbox]:not(:checked)')
    const box = [...open].find((each) => each.checkVisibility())
    box?.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { x, y, width, height } = box?.getBoundingClientRect() ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  const noted = page.evaluate(noteTick)
  // An evaluation that is answered later shows that the listener is there.
  await page.evaluate(() => null)
  const finger = { ...place, button: 'left', clickCount: 1 } as const
  await session.send('Input.dispatchMouseEvent', { ...finger, type: 'mousePressed' })
  await session.send('Input.dispatchMouseEvent', { ...finger, type: 'mouseReleased' })
  return await noted
}

/** In the page: measures the next click. */
function noteTick(): Promise<Tick> {
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })
  return new Promise((resolve) => {
    const follow = async (event: Event) => {
      const box = event.target as HTMLInputElement
      const { timeStamp } = event
      const next = (await painted()) - timeStamp
      let struck = next
      while (!box.checked) struck = (await painted()) - timeStamp
      resolve({ next, struck })
    }
    addEventListener('click', (event) => void follow(event), { capture: true, once: true })
  })
}
