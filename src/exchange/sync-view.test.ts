import { expect, it } from 'vitest'
import { longUpload, nextLook, syncView } from './sync-view.ts'

const NOW = 1_000_000
const calm = {
  waiting: 0,
  changes: 0,
  waitingSince: null,
  upload: null,
  parked: 0,
  attempts: 0,
  retryAt: 0,
  needsSignIn: false,
  workOffline: false,
  lastPull: NOW - 1000,
}
const around = { now: NOW, isOnline: true, isSignedIn: true }
const waiting = { ...calm, waiting: 2, changes: 3, waitingSince: NOW - 5000 }

it.each([
  ['nothing waits', calm, around, { kind: 'synced' }],
  [
    'a change was made just now',
    { ...waiting, waitingSince: NOW - 100 },
    around,
    { kind: 'synced' },
  ],
  [
    'a value has lost',
    calm,
    { ...around, overruled: { name: 'Anna', thing: '“Milk”' } },
    { kind: 'overruled', name: 'Anna', thing: '“Milk”' },
  ],
  [
    'a value has lost and changes wait',
    waiting,
    { ...around, overruled: { name: 'Anna', thing: '“Milk”' } },
    { kind: 'saving', count: 3 },
  ],
  ['changes wait for longer', waiting, around, { kind: 'saving', count: 3 }],
  ['there is no network', calm, { ...around, isOnline: false }, { kind: 'offline', count: 0 }],
  [
    'changes wait without a network',
    waiting,
    { ...around, isOnline: false },
    { kind: 'offline', count: 3 },
  ],
  [
    'somebody chose to work offline',
    { ...waiting, workOffline: true },
    around,
    { kind: 'offline', count: 3, chosen: true },
  ],
  [
    'the server does not answer',
    { ...waiting, attempts: 3, retryAt: NOW + 19_001 },
    around,
    { kind: 'retrying', seconds: 20 },
  ],
  [
    'the server asked for a pause',
    { ...waiting, attempts: 1, retryAt: NOW + 30_000 },
    around,
    { kind: 'retrying', seconds: 30 },
  ],
  [
    'the first try after no answer is near',
    { ...waiting, attempts: 1, retryAt: NOW + 1500 },
    around,
    { kind: 'saving', count: 3 },
  ],
  ['a change was refused', { ...waiting, parked: 1 }, around, { kind: 'rejected', count: 1 }],
  [
    'the session was refused',
    { ...waiting, needsSignIn: true },
    around,
    { kind: 'signed-out', count: 3 },
  ],
  [
    'the session is gone',
    waiting,
    { ...around, isSignedIn: false },
    { kind: 'signed-out', count: 3 },
  ],
])('when %s', (_when, device, surroundings, view) => {
  expect(syncView(device, surroundings)).toEqual(view)
})

it('looks again when the words would change', () => {
  expect(nextLook(calm, NOW)).toBeNull()
  expect(nextLook({ ...waiting, waitingSince: NOW - 100 }, NOW)).toBe(300)
  expect(nextLook({ ...waiting, retryAt: NOW + 20_000 }, NOW)).toBe(1000)
})

it('tells how far an upload is only when it is a long one and under way', () => {
  const upload = { sent: 12_288, of: 48_128 }
  const saving = syncView(waiting, around)
  expect(longUpload(saving, { ...waiting, upload })).toEqual({ sent: 12, of: 47 })
  expect(longUpload(saving, { ...waiting, upload: { sent: 0, of: 900 } })).toBeNull()
  expect(longUpload(syncView(calm, around), { ...calm, upload })).toBeNull()
})
