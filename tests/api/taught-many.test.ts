// What somebody taught is looked up word by word, so whoever taught thousands of words waits no
// longer for an item.
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { correctionId } from '#shared/categorise/correction-id.ts'
import { join, type Api } from '../support/api.ts'
import { rowsReadBy } from '../support/plans.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere()
let anna: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

it('[7.lists.9, 7.lists.13] an item costs as many rows after 2,000 corrections as after one', async () => {
  const milk = { text: 'Milk', category: 'Dairy & Eggs' }
  const { body: list } = await anna.post('/grocerylists', { name: 'Taught', groceries: [milk] })
  const path = `/grocerylists/${list.id}/items`
  const { body: tofu } = await anna.post(path, { text: 'Tofu' })
  await anna.patch(`${path}/${tofu.id}`, { category: 'Frozen' })
  const add = async () => {
    const { body } = await anna.post(path, { text: '2 tofu' })
    expect(body.category).toBe('Frozen')
    await anna.del(`${path}/${body.id}`)
  }
  const sort = () => anna.post(`/grocerylists/${list.id}/categorise`)
  await add()
  const [few, fewSorted] = [await rowsReadBy(add), await rowsReadBy(sort)]

  const ids = Array.from({ length: 2000 }, (_, at) => correctionId(`thing ${at}`))
  await sql`
    insert into records (scope, id, kind, ver, born, stamp, content, created_at)
    select r.scope, i.id, r.kind, r.ver, r.born, r.stamp, r.content, r.created_at
    from records r, unnest(${ids}::uuid[]) as i (id)
    where r.scope = ${anna.userId} and r.kind = 'correction'
  `.execute(server.db)
  // Items that were deleted since are still rows of the list, which makes a few more.
  expect(await rowsReadBy(add)).toBeLessThanOrEqual(few + 10)
  expect(await rowsReadBy(sort)).toBeLessThanOrEqual(fewSorted + 10)
})
