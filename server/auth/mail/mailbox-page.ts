// The mailbox as HTML: mails as plain text, their links clickable. No script, no inline style.
import { escapeHtml } from './mail-templates.ts'

export type MailboxEntry = { recipient: string; subject: string; text: string; at: Date }

/** How pages look that the server makes by itself. */
export const PAGE_STYLE = `
body { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem 4rem; background: #fbf7ef; color: #3a2c22;
  font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
h1, h2 { font-family: ui-serif, "Iowan Old Style", Charter, Georgia, serif; font-weight: 500; letter-spacing: -.015em }
h1 { margin: 0 0 .25rem; font-size: 2rem } h2 { margin: 0; font-size: 1.25rem }
p { margin: 0 } .muted { color: #6d5c4d; font-size: .9375rem }
article { margin-top: 1.25rem; padding: 1.25rem; background: #fffefc; border: 1px solid #e6dccb; border-radius: 20px }
pre { margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
a { color: #97482a } form { margin-top: 1.25rem; display: flex; gap: .75rem }
input, button { min-height: 44px; box-sizing: border-box; padding: 0 1rem; border-radius: 12px; font: inherit }
input { flex: 1; min-width: 0; border: 1px solid #93816b; background: #fffefc; color: inherit }
button { border: 0; background: #a8502f; color: #fffdfb; font-weight: 600 }
:focus-visible { outline: 2px solid #2f5fc4; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  body { background: #191512; color: #efe9df } article, input { background: #221d19; border-color: #3d352e }
  .muted { color: #b9ac9a } a { color: #e9a77f } button { background: #dd9566; color: #2b1a10 }
}
`

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/dev/mailbox/mailbox.css"></head>
<body><main>${content}</main></body></html>`
}

/** Only addresses of this installation become links; everything else stays text. */
function linked(text: string, origin: string): string {
  const parts = text.split(/(https?:\/\/\S+)/)
  return parts
    .map((part) => {
      const safe = escapeHtml(part)
      const isOwn = part.startsWith(`${origin}/`)
      return isOwn ? `<a href="${safe}">${safe}</a>` : safe
    })
    .join('')
}

/** The mails, newest first. */
export function mailboxPage(mails: MailboxEntry[], origin: string): string {
  const articles = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="muted">To ${escapeHtml(mail.recipient)}, <time datetime="${mail.at.toISOString()}">${mail.at.toLocaleString('en-GB')}</time></p>
<pre>${linked(mail.text, origin)}</pre></article>`,
  )
  const content =
    articles.length > 0 ? articles.join('\n') : '<article><p>No mail yet.</p></article>'
  return page(
    'nomnom mailbox',
    `<h1>Mailbox</h1><p class="muted">This nomnom sends no email. What it would have sent is here, on this computer only.</p>${content}`,
  )
}

/** Asks for the key when it is missing or wrong. */
export function askForKeyPage(isWrong: boolean): string {
  const wrong = isWrong ? '<p role="alert">That is not the key of this start.</p>' : ''
  return page(
    'nomnom mailbox',
    `<h1>Mailbox</h1><p class="muted">nomnom printed the address of this page when it started. Open that address, or paste the key from it.</p>${wrong}
<form method="get" action="/dev/mailbox"><input name="key" aria-label="Key" autocomplete="off" required><button>Open</button></form>`,
  )
}
