// The mails people get: a calm page with one button, the six digits for those who cannot use it, and
// the same as plain text. Styles are inline because mail programs drop style sheets.

/** What an owner is told of afterwards. */
export type OwnerMailKind =
  | 'wrong_codes'
  | 'factor_added'
  | 'factor_removed'
  | 'phone_added'
  | 'identity_added'
  | 'identity_removed'
  | 'email_changed'
  | 'token_added'

export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change'
  | 'reauthentication'
  | OwnerMailKind

type MailContent = { kind: MailKind; recipient: string; link: string; code: string }

type Words = { subject: string; heading: string; body: string; button: string; ignore: string }

const IGNORE = 'If you did not ask for this, you can ignore this email.'

const NOT_YOU = 'If this was not you, choose a new password, which signs out all other devices.'

const WORDS: Record<MailKind, Words> = {
  confirmation: {
    subject: 'Confirm your email for nomnom',
    heading: 'Welcome to the table',
    body: 'Please confirm that this address is yours. Then your recipes and lists have a home.',
    button: 'Confirm email',
    ignore:
      'If you did not register just now, do not follow the link: it would let in whoever did.',
  },
  recovery: {
    subject: 'Choose a new nomnom password',
    heading: 'Choose a new password',
    body: 'Somebody asked for a new password for your account. The link works once, for one hour.',
    button: 'Choose a new password',
    ignore: `${IGNORE} Your password stays as it is.`,
  },
  magiclink: {
    subject: 'Your nomnom sign-in link',
    heading: 'Sign in to nomnom',
    body: 'Follow the link to sign in. It works once.',
    button: 'Sign in',
    ignore: IGNORE,
  },
  invite: {
    subject: 'You are invited to nomnom',
    heading: 'There is a place for you at the table',
    body: 'You have been invited to share recipes and grocery lists on nomnom.',
    button: 'Accept the invitation',
    ignore: 'If you do not know why, you can ignore this email.',
  },
  email_change: {
    subject: 'Confirm your new email for nomnom',
    heading: 'Confirm the change of address',
    body: 'The email address of your account is about to change. Both addresses have to agree.',
    button: 'Confirm the change',
    ignore: 'If this was not you, do not follow the link, and choose a new password.',
  },
  reauthentication: {
    subject: 'Your nomnom code',
    heading: 'Confirm that it is you',
    body: 'Enter this code in nomnom to go on.',
    button: '',
    ignore: 'If this was not you, choose a new password.',
  },
  wrong_codes: {
    subject: 'Wrong codes for your nomnom account',
    heading: 'Somebody has your password',
    body: 'They signed in with it and then entered many wrong codes of your second step. Nobody came in, and further tries have to wait. If this was not you, choose a new password on a device where you are signed in.',
    button: '',
    ignore: 'If this was you, look whether the clock of the device with your codes is right.',
  },
  factor_added: {
    subject: 'Your nomnom account has a new second step',
    heading: 'Two-step sign-in was set up',
    body: 'From now on signing in to your account takes a code as well. The account is signed out on all other devices.',
    button: '',
    ignore: 'If this was not you, ask whoever runs this nomnom to remove the second step.',
  },
  factor_removed: {
    subject: 'A second step of your nomnom account is gone',
    heading: 'A second step was removed',
    body: 'A way to prove that it is you was taken from your account. With none left, signing in takes the password alone.',
    button: '',
    ignore: NOT_YOU,
  },
  phone_added: {
    subject: 'Your nomnom account has a new phone number',
    heading: 'A phone number was added',
    body: 'Your account can be signed in to with a new phone number.',
    button: '',
    ignore: NOT_YOU,
  },
  identity_added: {
    subject: 'A new way to sign in to your nomnom account',
    heading: 'A way to sign in was added',
    body: 'Your account can be signed in to with an account at another provider.',
    button: '',
    ignore: NOT_YOU,
  },
  identity_removed: {
    subject: 'A way to sign in to your nomnom account is gone',
    heading: 'A way to sign in was removed',
    body: 'One of the ways to sign in to your account was taken from it.',
    button: '',
    ignore: NOT_YOU,
  },
  token_added: {
    subject: 'A new access token for your nomnom account',
    heading: 'An access token was made',
    body: 'A program that has it can read or change what you chose for it, until you take it back on your profile.',
    button: '',
    ignore: 'If this was not you, take it back there, and choose a new password.',
  },
  email_changed: {
    subject: 'Your nomnom account has another email address',
    heading: 'The address of your account has changed',
    body: 'Your account is signed in to with another address now. Mails about it no longer come to this one.',
    button: '',
    ignore: 'If this was not you, ask whoever runs this nomnom for help.',
  },
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text made safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** Subject and both bodies of a mail. */
export function renderMail(mail: MailContent): { subject: string; text: string; html: string } {
  const words = WORDS[mail.kind]
  return { subject: words.subject, text: renderText(mail, words), html: renderHtml(mail, words) }
}

function renderText({ link, code }: MailContent, words: Words): string {
  const button = link === '' ? [] : [`${words.button}:`, link, '']
  const codeLabel = link === '' ? 'Your code' : 'Or enter this code'
  const codeLine = code === '' ? [] : [`${codeLabel}: ${code}`, '']
  return [
    words.heading,
    '',
    words.body,
    '',
    ...button,
    ...codeLine,
    words.ignore,
    '',
    'nomnom',
  ].join('\n')
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif'
const SERIF = 'font-family:Iowan Old Style,Charter,Georgia,serif'

function renderHtml({ link, code }: MailContent, words: Words): string {
  const button =
    link === ''
      ? ''
      : `<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#a8502f;color:#fffdfb;font-weight:600;text-decoration:none">${words.button}</a></p>`
  const codeLabel = link === '' ? 'Your code' : 'Or enter this code'
  const codeLine =
    code === ''
      ? ''
      : `<p style="margin:0 0 6px;color:#6d5c4d;font-size:14px">${codeLabel}</p>
<p style="margin:0;font-size:28px;font-weight:600;letter-spacing:.18em">${code}</p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${words.subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#fbf7ef;color:#3a2c22;${FONT};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#fffefc;border:1px solid #e6dccb;border-radius:20px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;${SERIF};font-size:22px;font-weight:600;letter-spacing:-.03em">nomnom</p>
<h1 style="margin:0 0 12px;${SERIF};font-size:26px;font-weight:500;line-height:1.2">${words.heading}</h1>
<p style="margin:0">${words.body}</p>
${button}
${codeLine}
<p style="margin:28px 0 0;color:#6d5c4d;font-size:13px">${words.ignore}</p>
</td></tr></table>
</td></tr></table>
</body></html>`
}
