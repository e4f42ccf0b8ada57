/** Sharing as plain text, which also reaches people without an account. */
import { notify } from '#ui/notify.ts'

/** Opens the system's sheet for sharing; where there is none the text is copied, and a toast says so. */
export async function shareText(title: string, text: string): Promise<void> {
  if ('share' in navigator && (await shared(title, text))) return
  try {
    await navigator.clipboard.writeText(text)
    notify.success('Copied as text')
  } catch {
    notify.error('This browser does not let nomnom copy')
  }
}

/** False when the system did not take it. Somebody who closes the sheet has decided. */
async function shared(title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title, text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
