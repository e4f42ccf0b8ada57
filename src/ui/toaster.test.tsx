import { renderToStaticMarkup } from 'react-dom/server'
import { useToaster } from 'react-hot-toast/headless'
import { expect, it, vi } from 'vitest'
import { notify } from './notify.ts'
import { Toaster } from './toaster.tsx'
import { TOAST_TIMES, Toasts } from './toasts.tsx'

/** The toasts as they are drawn, once this one is among them: their code comes with the first. */
async function drawn(text: string): Promise<string> {
  return await vi.waitFor(() => {
    const page = renderToStaticMarkup(<Toasts />)
    expect(page).toContain(`<span>${text}</span>`)
    return page
  })
}

/** What tells the kinds of toasts apart. */
const MARKS = [
  'text-toast-success',
  'text-toast-error',
  'role="alert"',
  'class="spinner"',
  '<button',
]

it('[4.toasts.1] a toast is blank, a success, an error, loading, or one of our own', async () => {
  notify.blank('blank')
  notify.success('success')
  notify.error('error')
  notify.loading('loading')
  notify.undo('custom', () => {})
  const page = await drawn('custom')
  const looks = (kind: string) => {
    const toast = page.split('<div').find((part) => part.includes(`>${kind}</span>`))
    return MARKS.filter((mark) => toast?.includes(mark))
  }
  expect(looks('blank')).toEqual([])
  expect(looks('success')).toEqual(['text-toast-success'])
  expect(looks('error')).toEqual(['text-toast-error', 'role="alert"'])
  expect(looks('loading')).toEqual(['class="spinner"'])
  expect(looks('custom')).toEqual(['<button'])
})

it('[9.toasts.1] a toast knows how long it stays by its kind, a loading one for as long as it loads', async () => {
  const durations = new Map<string, number | undefined>()
  const Probe = () => {
    for (const { type, duration } of useToaster(TOAST_TIMES).toasts) durations.set(type, duration)
    return null
  }
  await drawn('custom')
  renderToStaticMarkup(<Probe />)
  expect(Object.fromEntries(durations)).toEqual({
    blank: 4000,
    error: 4000,
    custom: 4000,
    success: 2000,
    loading: Infinity,
  })
})

it('[9.toasts.2] at most 20 toasts are kept, the newest', async () => {
  for (let at = 1; at <= 30; at += 1) notify.blank(`toast number ${at}.`)
  const page = await drawn('toast number 30.')
  expect(page.match(/toast number \d+\./g)).toHaveLength(20)
  expect(page).not.toContain('toast number 10.')
})

it('a loading toast becomes its outcome, in its place', async () => {
  const id = notify.loading('Sending...')
  notify.settle(id, 'success', 'Sent')
  expect(await drawn('Sent')).not.toContain('Sending...')
})

it('[9.toasts.3] what is said again while it stands is there once', async () => {
  notify.success('Permissions updated')
  notify.success('Permissions updated')
  notify.success('Something else')
  const page = await drawn('Something else')
  expect(page.match(/Permissions updated/g)).toHaveLength(1)
})

it('the box that is read out is there before the first toast', () => {
  expect(renderToStaticMarkup(<Toaster />)).toContain('aria-live="polite"')
})
