import { describe, expect, it } from 'vitest'
import { NOT_A_SCREEN } from './not-a-screen.ts'

const isLeftAlone = (path: string) => NOT_A_SCREEN.some((pattern) => pattern.test(path))

describe('a navigation', () => {
  it.each([
    '/',
    '/menu',
    '/recipes/0b1c/view',
    '/login?redirect=%2Fa.b',
    '/authors',
    '/device',
    '/apis',
  ])('to the screen %s is answered from the kept page', (path) => {
    expect(isLeftAlone(path)).toBe(false)
  })

  it.each([
    '/api/health',
    '/api',
    '/auth/v1/verify?token=x',
    '/auth?x=1',
    '/dev/mailbox?key=x',
    '/assets/app-1.js',
    '/robots.txt',
    '/favicon.ico?v=2',
    '/.well-known/acme/token',
  ])('to %s goes to the server', (path) => {
    expect(isLeftAlone(path)).toBe(true)
  })
})
