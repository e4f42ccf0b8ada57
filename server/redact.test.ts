import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { redactText } from './redact.ts'

const TOKEN = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

describe('what is written to the log', () => {
  it.each([
    ['alone', `before ${TOKEN} after`, 'before [hidden] after'],
    ['behind other letters', `id-${TOKEN}`, 'id-[hidden]'],
    ['with dots before it', `v1.2.${TOKEN} x`, 'v1.2.[hidden] x'],
    ['without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', '[hidden]'],
    ['twice', `${TOKEN} ${TOKEN}`, '[hidden] [hidden]'],
  ])('holds no signed token: %s', (_name, text, shown) => {
    expect(redactText(text)).toBe(shown)
  })

  it.each([
    [
      'in angle brackets',
      '550 5.1.1 <anna.b+c@example.org>: unknown',
      '550 5.1.1 <[hidden]>: unknown',
    ],
    ['in a sentence', 'user anna@example.org is unknown', 'user [hidden] is unknown'],
    [
      'in a query',
      '/admin/users?filter=anna%40example.org&page=1',
      '/admin/users?filter=[hidden]&page=1',
    ],
    ['of an international domain', '"anna@exämple.org"', '"[hidden]"'],
  ])('holds no e-mail address: %s', (_name, text, shown) => {
    expect(redactText(text)).toBe(shown)
  })

  it('holds no secret of a public link, but names its style', () => {
    const address = `/api/r/${'aB3-_xyz'.repeat(4)}`
    expect(redactText(`GET ${address}?a=1`)).toBe('GET /api/r/[hidden]?a=1')
    expect(redactText('/api/r/style.css')).toBe('/api/r/style.css')
  })

  it('still names packages and hosts', () => {
    const text = 'at /app/node_modules/@hono/node-server/index.js, postgres://:x@127.0.0.1:5432'
    expect(redactText(text)).toContain('@hono/node-server')
    expect(redactText(text)).toContain('@127.0.0.1:5432')
  })

  it('holds no secret of which a long text shows only the beginning', () => {
    const text = `${'x '.repeat(1990)}postgres://nomnom:${'canary'.repeat(10)}@127.0.0.1/nomnom`
    expect(redactText(text)).not.toContain('canary')
    expect(redactText(text)).toHaveLength(4000)
  })

  // A pattern that begins again at each of these places takes as many steps as their number squared:
  // years. The limit is there so that a failure ends, and does not measure anything.
  it.each([
    ['beginnings of tokens', 'eyJ'],
    ['beginnings of tokens with a dot between them', 'eyJ.'],
    ['names of schemes', 'a.'],
    ['schemes', 'a://'],
    ['names and passwords', 'a://b:'],
    ['names of secrets', 'token'],
    ['parameters', '?token'],
    ['parameters without a value', '&token='],
    ['signs of a bearer', 'Bearer '],
    ['beginnings of e-mail addresses', 'a@'],
    ['beginnings of public links', '/api/r/'],
    ['one long word', 'a'],
  ])('takes no longer for %s than for other text', (_name, piece) => {
    const text = piece.repeat(1_000_000)
    const redact = () => redactText(text).length
    expect(runInNewContext('redact()', { redact }, { timeout: 15_000 })).toBeLessThanOrEqual(4000)
  })
})
