// What `npm run admin` does with accounts and their sessions.
import {
  type AccountLine,
  confirmUser,
  deleteAccount,
  disableUser,
  enableUser,
  endSession,
  endSessionsOf,
  listSessions,
  listUsers,
  removeSecondStep,
  resetPasswordLink,
  rotateKeys,
} from './auth/admin/admin-commands.ts'
import { findUserByEmail, normalEmail } from './auth/accounts/users.ts'
import type { AppDeps } from './deps.ts'

/** A command gets the words that follow its name and resolves to what is printed. */
type Command = (deps: AppDeps, argument: string, more: string) => Promise<string>

/** The commands about people, by name; `needs` names what has to follow. */
export const peopleCommands: Record<string, { needs?: string; says: string; run: Command }> = {
  users: { says: 'every account, or those whose address holds a text', run: users },
  confirm: { needs: '<email>', says: 'as if the mail to this address had been read', run: confirm },
  'reset-password': {
    needs: '<email>',
    says: 'prints a link to choose a new password',
    run: resetPassword,
  },
  'remove-second-step': {
    needs: '<email>',
    says: 'for somebody who has lost their authenticator app',
    run: removeStep,
  },
  disable: { needs: '<email>', says: 'signs out everywhere and lets nobody in', run: disable },
  enable: { needs: '<email>', says: 'lets a disabled account in again', run: enable },
  delete: {
    needs: '<email>',
    says: 'with --yes: the account and all that is theirs, for good',
    run: remove,
  },
  sessions: { says: 'who is signed in where, all or those of <email>', run: sessions },
  'end-sessions': {
    needs: '<email or id>',
    says: 'signs somebody out everywhere, or ends one session',
    run: endThem,
  },
  'rotate-keys': { says: 'signs with a new key; nobody is signed out', run: rotate },
}

function minutes(at: Date | null): string {
  return at === null ? 'never' : at.toISOString().slice(0, 16)
}

async function users(deps: AppDeps, text: string): Promise<string> {
  const lines = (await listUsers(deps)).filter(({ email }) => email.includes(text.toLowerCase()))
  if (lines.length === 0) return text === '' ? 'No accounts yet.' : `No address holds ${text}.`
  return lines.map(userLine).join('\n')
}

function userLine(user: AccountLine): string {
  const state = user.isDisabled ? 'disabled   ' : user.isConfirmed ? 'confirmed  ' : 'unconfirmed'
  const seen = user.lastSignInAt === null ? 'never signed in' : minutes(user.lastSignInAt)
  const step = user.hasSecondStep ? ', second step' : ''
  return `${user.createdAt.toISOString().slice(0, 10)}  ${state}  ${user.email}  (${seen}${step})`
}

function unknown(email: string): Error {
  return new Error(`No account has the address ${email}.`)
}

async function idOf(deps: AppDeps, email: string): Promise<string> {
  const user = await findUserByEmail(deps.db, normalEmail(email))
  if (!user) throw unknown(email)
  return user.id
}

async function confirm(deps: AppDeps, email: string): Promise<string> {
  const outcome = await confirmUser(deps, email)
  if (outcome === 'unknown') throw unknown(email)
  if (outcome === 'confirmed-without-password') {
    return `${email} is confirmed. Several sign-ups waited, so none of their passwords counts: hand over a link from reset-password.`
  }
  return outcome === 'confirmed' ? `${email} is confirmed.` : `${email} was confirmed before.`
}

async function resetPassword(deps: AppDeps, email: string): Promise<string> {
  const link = await resetPasswordLink(deps, email)
  if (link === undefined) throw unknown(email)
  return `Whoever opens this link can choose a new password, once:\n${link}`
}

async function removeStep(deps: AppDeps, email: string): Promise<string> {
  const removed = await removeSecondStep(deps, email)
  if (removed === undefined) throw unknown(email)
  if (removed === 0) return `${email} has no second step.`
  return `${email} signs in with the password alone now.`
}

async function disable(deps: AppDeps, email: string): Promise<string> {
  const ended = await disableUser(deps, await idOf(deps, email))
  return `${email} is signed out everywhere (${ended} sessions) and cannot sign in. What is theirs stays; friends go on seeing it.`
}

async function enable(deps: AppDeps, email: string): Promise<string> {
  await enableUser(deps, await idOf(deps, email))
  return `${email} can sign in again.`
}

async function remove(deps: AppDeps, email: string, more: string): Promise<string> {
  const id = await idOf(deps, email)
  if (more !== '--yes') {
    throw new Error(
      `This deletes ${email} with all recipes, places and lists for good; only a backup brings them back. ` +
        `To do it: npm run admin -- delete ${email} --yes`,
    )
  }
  await deleteAccount(deps, id)
  return `${email} is deleted. What they wrote on lists of friends stays there.`
}

async function sessions(deps: AppDeps, email: string): Promise<string> {
  const of = email === '' ? undefined : await idOf(deps, email)
  const lines = await listSessions(deps, of)
  if (lines.length === 0) return 'Nobody is signed in.'
  return lines
    .map(({ id, email: whose, seenAt, ip, userAgent }) =>
      [id, minutes(seenAt), whose, ip ?? '', userAgent ?? ''].join('  ').trimEnd(),
    )
    .join('\n')
}

async function endThem(deps: AppDeps, which: string): Promise<string> {
  if (which.includes('@')) {
    const ended = await endSessionsOf(deps, await idOf(deps, which))
    return `${which} is signed out everywhere (${ended} sessions).`
  }
  if (await endSession(deps, which)) return 'The session is ended.'
  throw new Error(`There is no session ${which}. Its id is the first word of a line of sessions.`)
}

async function rotate(deps: AppDeps): Promise<string> {
  if (await rotateKeys(deps)) {
    return 'A running server signs with the new key within a minute. Nobody is signed out.'
  }
  throw new Error('The signing keys come from outside (AUTH_JWT_KEYS or SUPABASE_URL).')
}
