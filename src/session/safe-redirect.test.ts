import { describe, expect, it } from 'vitest'
import { loginPath, safeRedirect } from './safe-redirect.ts'

const HERE = 'https://nomnom.example'

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example/a',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '/%2F%2Fevil.example',
  '%2f%2fevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%255cevil.example',
  'https://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%00/evil.example',
  '@evil.example',
  'nora@evil.example',
  '.evil.example',
  'evil.example/path',
  '?next=//evil.example',
  '#//evil.example',
  '',
  '.',
  '..//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2e%2e//evil.example',
  '/%2e%2e/%2fevil.example',
  '/menu/%2f..%2f%2fevil.example',
  '/%',
  '/%zz//evil.example',
  '/%e0%a4%a',
  '/\u2028/evil.example',
  'https://nomnom.example@evil.example',
  'https://nomnom.example.evil.example',
  'https://nomnom.example/menu',
]

describe('[2.login.5] a redirect value never leaves the origin (product §2.login.5)', () => {
  it.each(hostile)('refuses %j', (value) => {
    const target = safeRedirect(value, '/menu')
    expect(target).toBe('/menu')
    expect(new URL(target, HERE).origin).toBe(HERE)
  })

  it.each([
    ['/', '/'],
    ['/menu', '/menu'],
    ['/profile/', '/profile/'],
    [
      '/recipes/0199a2b0-1c1c-7000-8000-000000000001/view',
      '/recipes/0199a2b0-1c1c-7000-8000-000000000001/view',
    ],
    ['/recipes?q=caf%C3%A9', '/recipes?q=caf%C3%A9'],
    ['/recipes?q=a//b', '/recipes?q=a//b'],
    ['/groceries#top', '/groceries#top'],
  ])('keeps the path %j', (value, target) => {
    expect(safeRedirect(value)).toBe(target)
  })

  it('[9.redirect.1] goes home when there is no value', () => {
    expect(safeRedirect(null)).toBe('/')
    expect(safeRedirect(undefined, '/menu')).toBe('/menu')
  })
})

it('[2.routes.3] the sign-in address carries the wanted path through unchanged', () => {
  const wanted = '/recipes?q=a&b=c#d'
  const address = new URL(loginPath(wanted), HERE)
  expect(address.pathname).toBe('/login')
  expect(safeRedirect(address.searchParams.get('redirect'))).toBe(wanted)
  expect(loginPath('/')).toBe('/login')
})
