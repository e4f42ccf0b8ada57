// A mirror that differs from the server, for whatever reason, repairs itself. docs/sync.md step 19.
import { beforeAll, expect, it } from 'vitest'
import { join } from '../support/api.ts'
import { createPhone, type Phone } from '../support/phone.ts'
import { serverHere } from '../support/server-here.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const server = serverHere()
let phone: Phone

beforeAll(async () => {
  phone = createPhone(server, await join(server, 'Anna'))
})

it('a row that was lost or is one too many is found within a day, and the scope loaded anew', async () => {
  const items = ['Milk', 'Bread'].map((text, at) => ({ text, category: null, pos: `a${at}` }))
  const { id } = await phone.save({ type: 'create-list', name: 'Weekend', items })
  await phone.sync()
  // A scope that was loaded just now is compared with the next trip.
  await phone.sync()
  const texts = async () => (await phone.list(id))?.items.map(({ text }) => text).toSorted()
  const [milk] = (await phone.list(id))?.items.filter(({ text }) => text === 'Milk') ?? []
  const row = await phone.db.tables.records.get(milk?.id ?? '')
  if (!row) throw new Error('There is no milk')
  const ghost = { ...row, id: `${row.id.slice(0, -4)}beef` }
  await phone.db.tables.records.put({ ...ghost, rec: { ...row.rec, id: ghost.id } })
  await phone.db.tables.records.delete(row.id)
  await phone.sync()
  expect(await phone.db.tables.records.get(row.id)).toBeUndefined()

  phone.skewMs += DAY_MS + 1000
  await phone.sync()
  expect(await texts()).toEqual(['Bread', 'Milk'])
  expect(await phone.db.tables.records.get(ghost.id)).toBeUndefined()
  const requests = phone.requests
  await phone.sync()
  expect(phone.requests - requests).toBe(1)
})
