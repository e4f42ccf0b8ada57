// Reads and changes what the mirror of the signed-in user holds, without the app's knowledge.
import type { Page } from '@playwright/test'
import type { Json } from './api.ts'

/** Calls `edit` with each row of a table and writes those for which it answers true. */
export async function editRows(
  page: Page,
  table: string,
  edit: (row: Json) => boolean,
): Promise<void> {
  const rows = await readRows(page, table)
  await page.evaluate(putRows, { table, changed: rows.filter(edit) })
}

/** All rows of a table. */
export function readRows(page: Page, table: string): Promise<Json[]> {
  return page.evaluate(putRows, { table, changed: [] })
}

/** Runs in the page: writes rows; answers all that the table then has. */
async function putRows({ table, changed }: { table: string; changed: Json[] }): Promise<Json[]> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
  const db = await done(indexedDB.open(names.find((name) => /^nomnom-[0-9a-f]/.test(name)) ?? ''))
  const store = db.transaction(table, 'readwrite').objectStore(table)
  for (const row of changed) await done(store.put(row))
  const rows = await done(store.getAll())
  db.close()
  return rows
}
