import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { notify } from './notify.ts'
import { Toaster } from './toaster.tsx'

it('[4.toasts.1] a toast is blank, a success, an error, loading, or one of our own', () => {
  notify.blank('blank')
  notify.success('success')
  notify.error('error')
  notify.loading('loading')
  notify.undo('custom', () => {})
  const page = renderToStaticMarkup(<Toaster />)
  for (const kind of ['blank', 'success', 'error', 'loading', 'custom']) {
    expect(page).toMatch(new RegExp(`class="toast toast-${kind} .*<span>${kind}</span>`))
  }
})

it('[9.toasts.2] at most 20 toasts are kept, the newest', () => {
  for (let at = 1; at <= 30; at += 1) notify.blank(`toast number ${at}.`)
  const page = renderToStaticMarkup(<Toaster />)
  expect(page.match(/toast number \d+\./g)).toHaveLength(20)
  expect(page).toContain('toast number 30.')
  expect(page).not.toContain('toast number 10.')
})
