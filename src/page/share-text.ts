/** Sharing as plain text or as a link, which also reaches people without an account. */
import { notify } from '#ui/notify.ts'

/** Opens the system's sheet for sharing; where there is none the text is copied, and a toast says so. */
export async function shareText(title: string, text: string): Promise<void> {
  if (!(await shared({ title, text }))) await copyText(text, 'Copied as text')
}

/** The same with an address. */
export async function shareLink(url: string): Promise<void> {
  if (!(await shared({ url }))) await copyText(url, 'Link copied')
}

/** Copies a text; a toast says `done`, or that this browser does not let us. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    notify.error('This browser does not let nomnom copy')
  }
}

/** False when the system did not take it. Somebody who closes the sheet has decided. */
async function shared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
