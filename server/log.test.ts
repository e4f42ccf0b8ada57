import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ level: 'info', write: (line) => lines.push(line), clock: () => 0 }))
  return lines.join('\n')
}

describe('the log', () => {
  it('writes one line of JSON per event, with the fields of its parents', () => {
    const line = logged((log) => log.child({ requestId: 'r1' }).info('answered', { status: 200 }))
    expect(JSON.parse(line)).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      event: 'answered',
      requestId: 'r1',
      status: 200,
    })
  })

  it('leaves out what is below its level', () => {
    expect(logged((log) => log.debug('detail'))).toBe('')
  })

  it.each([
    ['a field by its name', { password: 'canary' }],
    ['a nested header', { headers: { Authorization: 'canary' } }],
    ['a list of fields', { rows: [{ refresh_token: 'canary' }] }],
    ['a bearer value in a text', { note: 'sent Bearer canary to us' }],
    ['a token in an address', { url: '/auth/v1/verify?type=signup&token=canary' }],
    ['a token in a fragment', { url: 'http://x/#access_token=canary&type=recovery' }],
    ['the key of the mailbox', { url: '/dev/mailbox?key=canary' }],
    ['a password in an address', { url: 'postgres://nomnom:canary@127.0.0.1/nomnom' }],
    ['a password in an error', { error: new Error('no answer from smtp://me:canary@mail') }],
    [
      'a secret in the cause of an error',
      { error: new Error('x', { cause: { token: 'canary' } }) },
    ],
  ])('hides %s', (_name, fields) => {
    const line = logged((log) => log.info('event', fields))
    expect(line).toContain('[hidden]')
    expect(line).not.toContain('canary')
  })

  it('tells what failed without what a database error quotes', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'canary' })
    const line = logged((log) => log.error('failed', { error }))
    expect(JSON.parse(line).error).toMatchObject({ message: 'duplicate key', errorCode: '23505' })
    expect(line).not.toContain('canary')
  })

  it('survives values that JSON has no word for', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(logged((log) => log.info('event', { big: 1n, circle, none: undefined }))).toContain(
      '"big":"1"',
    )
  })
})
