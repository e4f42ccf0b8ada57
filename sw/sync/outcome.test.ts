// What answers mean: nothing but a final word of our own server about one call takes it off the list.
import { describe, expect, it } from 'vitest'
import type { OutboxRecord } from '#db/calls.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'
import { judgeCalls, judgeReply, pauseAfter } from './outcome.ts'
import { afterFailure, isBackingOff } from './backoff.ts'

const answer = (status: number) => {
  return { kind: 'answer', status, body: {}, retryAfterMs: null } as const
}

describe('an answer to a request', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('with status %d changes nothing', (status) => {
    expect(judgeReply(answer(status))).toBe('retry')
  })

  it('that is none of ours changes nothing', () => {
    expect(judgeReply({ kind: 'silence', retryAfterMs: null })).toBe('retry')
    expect(judgeReply(answer(204))).toBe('retry')
    expect(judgeReply(answer(302))).toBe('retry')
  })

  it('with status 401 asks for a new token', () => {
    expect(judgeReply(answer(401))).toBe('renew')
  })

  it.each([400, 403, 404, 409, 413, 422])(
    'of ours with %d looks for the call to blame',
    (status) => {
      expect(judgeReply(answer(status))).toBe('halve')
    },
  )
})

function call(mutationId: string, root = mutationId, attempts = 0): OutboxRecord {
  return {
    kind: 'list.delete',
    body: { seenVersion: 1 },
    method: 'DELETE',
    path: `/grocerylists/${root}`,
    scope: 'lists:me',
    userId: 'me',
    seq: 1,
    state: 'sent',
    v: 1,
    createdAt: 0,
    mutationId,
    root,
    attempts,
  }
}

describe('a result of a call', () => {
  it.each([400, 403, 404, 409, 410, 422])('with a final %d parks it', (status) => {
    const [outcome] = judgeCalls([call('a')], [{ mutationId: 'a', status, message: 'No' }])
    expect(outcome).toMatchObject({ kind: 'park', reason: { status, message: 'No' } })
  })

  it.each([401, 408, 429, 500, 503])('with %d leaves it for later', (status) => {
    expect(judgeCalls([call('a')], [{ mutationId: 'a', status }])).toEqual([
      { mutationId: 'a', kind: 'later' },
    ])
  })

  it('that is missing leaves it for later', () => {
    expect(judgeCalls([call('a')], [])).toEqual([{ mutationId: 'a', kind: 'later' }])
  })

  it('says when the pull will have caught up', () => {
    const results = [{ mutationId: 'a', status: 200, scope: 'lists:me', version: 7 }]
    const done = { kind: 'done', status: 200, scope: 'lists:me', version: 7, mutationId: 'a' }
    expect(judgeCalls([call('a')], results)).toEqual([done])
  })

  it('that fails for the fifth time while others pass is shown to the user', () => {
    const results = [
      { mutationId: 'a', status: 500 },
      { mutationId: 'b', status: 503 },
      { mutationId: 'c', status: 200 },
    ]
    const sent = [call('a', 'list', 4), call('b', 'list', 4), call('c')]
    const kinds = judgeCalls(sent, results).map(({ kind }) => kind)
    // The second waited for the first one of its list, so its failure is not its own.
    expect(kinds).toEqual(['park', 'later', 'done'])
  })

  it('that came too fast is no failure, however often, and says how long to wait', () => {
    const detail = { retryAfter: 7 }
    const results: SyncResult[] = [
      { mutationId: 'a', status: 200 },
      { mutationId: 'b', status: 429, code: 'too_many_writes', detail },
      { mutationId: 'c', status: 429, code: 'rate_limited', detail: { retryAfter: 3600 } },
    ]
    const kinds = judgeCalls([call('a'), call('b', 'b', 1000), call('c')], results)
    expect(kinds.map(({ kind }) => kind)).toEqual(['done', 'later', 'later'])
    // Who may not invite for an hour may still save.
    expect(pauseAfter(results)).toBe(7000)
    expect(pauseAfter(results.slice(0, 1))).toBeNull()
  })

  it('that fails along with everything else waits for as long as it takes', () => {
    const sent = [call('a', 'a', 1000)]
    expect(judgeCalls(sent, [{ mutationId: 'a', status: 500 }])[0]?.kind).toBe('later')
  })
})

describe('the back-off', () => {
  it('waits between one second and one minute, longer each time', () => {
    let backoff = { attempts: 0, until: 0 }
    const longest: number[] = []
    for (let at = 0; at < 8; at += 1) {
      backoff = afterFailure(backoff, { now: 0, random: 1, retryAfterMs: null })
      longest.push(backoff.until)
    }
    expect(longest).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
    expect(afterFailure(backoff, { now: 0, random: 0, retryAfterMs: null }).until).toBe(1000)
  })

  it('waits at least as long as the server asks', () => {
    const backoff = { attempts: 0, until: 0 }
    expect(afterFailure(backoff, { now: 5, random: 0, retryAfterMs: 90_000 }).until).toBe(90_005)
  })

  it('of a clock that was ahead ends when the clock is put right', () => {
    const now = 1_800_000_000_000
    const month = 30 * 24 * 60 * 60 * 1000
    const ahead = { now: now + month, random: 1, retryAfterMs: null }
    const backoff = afterFailure({ attempts: 0, until: 0 }, ahead)
    expect(isBackingOff(backoff, now + month + 1999)).toBe(true)
    expect(isBackingOff(backoff, now + month + 2000)).toBe(false)
    expect(isBackingOff(backoff, now + 600_000)).toBe(false)
  })
})
