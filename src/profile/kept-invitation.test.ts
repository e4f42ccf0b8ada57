import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { INVITATION_KEY, waitingInvitation } from '#session/invitation.ts'
import { forgetInvitation, isPutAside, putAside } from './kept-invitation.ts'

const OLD = 'o'.repeat(22)
const NEW = 'n'.repeat(22)
const kept = new Map<string, string>()

const open = (secret: string) => kept.set(INVITATION_KEY, `${secret} ${Date.now()}`)

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('forgets an invitation, also one that was put aside', () => {
  open(OLD)
  putAside(true)
  expect(isPutAside()).toBe(true)
  forgetInvitation(OLD)
  expect(waitingInvitation()).toBe(null)
})

it('keeps the one that was opened since, in this tab or another', () => {
  open(OLD)
  open(NEW)
  forgetInvitation(OLD)
  expect(waitingInvitation()).toBe(NEW)
})
