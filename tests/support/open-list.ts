// A list of four items, open in somebody's shopping mode while the line or the browser breaks.
import type { Page } from '@playwright/test'
import * as by from './shopper.ts'
import type { Shopper } from './shopper.ts'

export const ITEMS = ['Apples', 'Bread', 'Cheese', 'Milk']

export type OpenList = {
  id: string
  /** Its shopping mode. */
  path: string
  /** Its items on the server, sorted, with ' ✓' after those in the cart. */
  stored(): Promise<string[]>
  /** Its items in a tab, written the same way. */
  shown(page: Page): Promise<string[]>
}

let made = 0

/** Makes a list for somebody and opens it on their phone, which works offline from then on. */
export async function openList(shopper: Shopper): Promise<OpenList> {
  made += 1
  const name = `List ${made}`
  const groceries = ITEMS.map((text) => ({ text, category: 'Dairy & Eggs' }))
  const { body } = await shopper.api.post('/grocerylists', { name, groceries })
  await by.goShopping(shopper.page, name)
  return {
    id: body.id,
    path: `/groceries/${body.id}/shopping`,
    stored: async () => inWords(await by.storedItems(shopper, body.id)),
    shown: async (page) => inWords(await by.shownItems(page)),
  }
}

function inWords(items: readonly by.Shown[]): string[] {
  return items.map(({ text, isChecked }) => (isChecked ? `${text} ✓` : text)).sort()
}

/**
 * Answers how often, since this call, the engine has asked over a line that keeps back the answers.
 */
export function countUnanswered({ phone }: Shopper): () => number {
  const count = () => phone.line.unanswered.filter((path) => path === '/api/sync').length
  const before = count()
  return () => count() - before
}
