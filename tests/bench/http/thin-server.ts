// The thinnest server that could answer the same two calls: Hono and pg, and the session is looked
// up for each call. It merges nothing, keeps no history, tells nobody and knows no friends. Prints
// a line when it is open.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { readJwt, type Claims } from '#server/auth/tokens/jwt.ts'
import { keyOf } from '#server/db/keys.ts'
import { SESSION_ROWS } from '#server/db/sessions.ts'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const known = new Map<string, Claims>()
const SESSION = `${SESSION_ROWS} where s.id = $1`
const RECIPE = `select r.*, u.display_name from records r join users u on u.id = $2
  where r.scope = $3 and r.id = $1`
const ITEM = `select * from records where scope = $2 and id = $1 for update`
const STORE = `update records set content = $2 where scope = $3 and id = $1`
const LIST = `select * from records r where r.scope = $2 and (r.id = $1 or r.parent = $1)`

const app = new Hono()

/** The user whose token it is, if the session stands. */
async function callerOf(authorization = ''): Promise<string> {
  const token = authorization.slice('Bearer '.length)
  const claims = known.get(token) ?? readJwt(token).claims
  known.set(token, claims)
  const { rows } = await pool.query({ name: 'session', text: SESSION, values: [claims.session_id] })
  if (rows[0]?.user_id !== claims.sub) throw new Error('No such session')
  return String(claims.sub)
}

app.get('/api/recipes/:id', async (context) => {
  const me = await callerOf(context.req.header('authorization'))
  const values = [context.req.param('id'), me, keyOf(`recipes:${me}`)]
  const [row] = (await pool.query({ name: 'recipe', text: RECIPE, values })).rows
  if (!row) return context.json({}, 404)
  const author = { displayName: row.display_name }
  return context.json({ id: row.id, version: Number(row.ver), author, ...row.content })
})

app.patch('/api/grocerylists/:id', async (context) => {
  const me = await callerOf(context.req.header('authorization'))
  const { ops } = await context.req.json()
  const [{ id, set }] = ops
  const client = await pool.connect()
  try {
    await client.query('begin')
    const [row] = (
      await client.query({ name: 'item', text: ITEM, values: [id, keyOf(`lists:${me}`)] })
    ).rows
    const content = { ...row.content, isChecked: set.isChecked.v }
    await client.query({
      name: 'store',
      text: STORE,
      values: [id, JSON.stringify(content), row.scope],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
  const values = [context.req.param('id'), keyOf(`lists:${me}`)]
  const { rows } = await pool.query({ name: 'list', text: LIST, values })
  return context.json(rows.map((row) => ({ id: row.id, ...row.content })))
})

const port = Number(process.env['PORT'])
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => console.log('open'))
