import { describe, expect, it } from 'vitest'
import { allowedRedirect } from './redirect.ts'

const SITE = 'https://food.example.org'
const rules = { siteUrl: SITE, allowList: [] }

describe('a mailed link', () => {
  it.each([
    ['https://food.example.org/update-password', 'https://food.example.org/update-password'],
    ['https://food.example.org', 'https://food.example.org/'],
    ['HTTPS://FOOD.example.org/menu?x=1#y', 'https://food.example.org/menu?x=1#y'],
    ['http://127.0.0.1:5173/callback', 'http://127.0.0.1:5173/callback'],
    ['http://[::1]:5173/', 'http://[::1]:5173/'],
  ])('may lead to %s', (candidate, target) => {
    expect(allowedRedirect(candidate, rules)).toBe(target)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'http://food.example.org',
    'https://food.example.org:8443',
    'https://food.example.org.evil.example',
    'https://food.example.org@evil.example',
    'https://food.example.org:443@evil.example',
    'https://user:pass@food.example.org',
    'https://food.example.org\\@evil.example',
    'https://food.example.org\\.evil.example',
    'https://evil.example/https://food.example.org',
    'https://evil.example?https://food.example.org',
    'https://evil.example#https://food.example.org',
    'https://evilfood.example.org',
    'https://sub.food.example.org',
    'https://food.example.org%2eevil.example',
    'https://food.example.org%00.evil.example',
    'https://food.example.org%0d%0aLocation:https://evil.example@evil.example',
    'https://food.example.org\n.evil.example',
    'https://food.example.org\t@evil.example',
    ' https://evil.example',
    'https://food。example。org.evil.example',
    'https://127.0.0.1.evil.example',
    'https://127.evil.example',
    'https://1270.0.0.1',
    'http://localhost.evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT://food.example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://food.example.org/x',
    'ftp://food.example.org',
    'intent://food.example.org#Intent;scheme=http;end',
    '%2f%2fevil.example',
    'https%3A%2F%2Fevil.example',
    'update-password',
    '',
  ])('never leads to %j', (candidate) => {
    expect(allowedRedirect(candidate, rules)).toBeUndefined()
  })

  it.each([
    ['https://*.example.net/**', 'https://a.example.net/b/c', true],
    ['https://*.example.net/**', 'https://a.b.example.net/b', false],
    ['https://*.example.net/*', 'https://a.example.net/b/c', false],
    ['https://app.example.net', 'https://app.example.net/', true],
    ['https://app.example.net/?', 'https://app.example.net/ab', false],
    ['https://app.example.net/*', 'https://app-example.net/a', false],
    ['nomnom://back', 'nomnom://back', true],
    ['**', 'javascript:alert(1)', false],
  ])('with %s in the allow list, %s: %s', (glob, candidate, isAllowed) => {
    const allowed = allowedRedirect(candidate, { siteUrl: SITE, allowList: [glob] })
    expect(allowed !== undefined).toBe(isAllowed)
  })

  it('of a site on localhost may lead to any port of localhost', () => {
    const local = { siteUrl: 'http://localhost:3663', allowList: [] }
    expect(allowedRedirect('http://localhost:5173/x', local)).toBe('http://localhost:5173/x')
    expect(allowedRedirect('https://localhost:3663/', local)).toBeUndefined()
  })
})
