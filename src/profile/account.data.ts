/** The account behind the profile: what is known of it here, and what one can do to it. */
import { useState } from 'react'
import { notify } from '#ui/notify.ts'
import { saveFile } from '#page/save-file.ts'
import { useLoaded } from '#page/use-loaded.ts'
import { asRecord } from '#db/as-record.ts'
import { readExport } from '#db/export.ts'
import { readFirstLoad } from '#db/read-first-load.ts'
import { SESSION_KEY, sessionStore } from '#db/session-store.ts'
import {
  outcomeOf,
  UNREACHABLE,
  type AuthFailure,
  type AuthOutcome,
} from '#session/auth-outcome.ts'
import { currentDb } from '#exchange/mirror.ts'
import { saveHere } from '#exchange/save.ts'
import { tokenForRequest, useSession } from '#session/session.ts'

export type Account = {
  email: string
  /** An address that waits for its confirmation. */
  newEmail: string | null
  hasSecondStep: boolean
}

/** What the provider said of the account last; undefined while it is read. */
export function useAccount(): Account | undefined {
  const session = useSession()
  const [last, setLast] = useState(session)
  // Every change of the record makes another session object; a lost one leaves what was shown.
  if (session.isSignedIn && session !== last) setLast(session)
  return useLoaded(readAccount, last)
}

async function readAccount(): Promise<Account> {
  const json = await sessionStore.getItem(SESSION_KEY)
  const { user } = asRecord(json === null ? null : JSON.parse(json))
  const { email, new_email: newEmail, factors } = asRecord(user)
  return {
    email: typeof email === 'string' ? email : '',
    newEmail: typeof newEmail === 'string' && newEmail !== '' ? newEmail : null,
    hasSecondStep:
      Array.isArray(factors) && factors.some((factor) => asRecord(factor)['status'] === 'verified'),
  }
}

/** Waits in the outbox like every change, so it works offline (product §4). */
export async function changeDisplayName(displayName: string): Promise<void> {
  await saveHere({ type: 'rename-me', displayName })
}

/** Asks for another address. `isDone` where this provider asks for no confirmation. */
export async function changeEmail(
  email: string,
): Promise<{ ok: true; isDone: boolean } | AuthFailure> {
  let isDone = false
  const options = { emailRedirectTo: `${location.origin}/profile` }
  const outcome = await outcomeOf(async (auth) => {
    const { data, error } = await auth.updateUser({ email }, options)
    isDone = error === null && !data.user.new_email
    return { error }
  })
  return outcome.ok ? { ok: true, isDone } : outcome
}

/** Sets a password. `code` is that of askForCode, where the provider wants a fresh proof. */
export function changePassword(password: string, code: string): Promise<AuthOutcome> {
  const nonce = code.replaceAll(/\s/g, '')
  return outcomeOf((auth) => auth.updateUser(nonce === '' ? { password } : { password, nonce }))
}

/** Mails a code that proves that whoever is signed in also reads the account's mail. */
export function askForCode(): Promise<AuthOutcome> {
  return outcomeOf((auth) => auth.reauthenticate())
}

/** A second step that is being set up: a picture to scan, and the same as text and as a link. */
export type NewSecondStep = { factorId: string; qrCode: string; secret: string; uri: string }

/** Begins to set up two-step sign-in; what was begun before and left is given up. */
export async function beginSecondStep(): Promise<{ ok: true; step: NewSecondStep } | AuthFailure> {
  let step: NewSecondStep | undefined
  const outcome = await outcomeOf(async (auth) => {
    const { data: known, error: unknown } = await auth.mfa.listFactors()
    if (unknown !== null) return { error: unknown }
    for (const { id, status } of known.all) {
      if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
    }
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'nomnom' })
    if (data?.type === 'totp') {
      const { qr_code: qrCode, secret, uri } = data.totp
      step = { factorId: data.id, qrCode, secret, uri }
    }
    return { error }
  })
  if (!outcome.ok) return outcome
  return step ? { ok: true, step } : { ok: false, message: UNREACHABLE, code: undefined }
}

/** The first code of the app switches two-step sign-in on. */
export function confirmSecondStep(factorId: string, code: string): Promise<AuthOutcome> {
  return outcomeOf((auth) =>
    auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') }),
  )
}

/** Signing in takes the password alone again. */
export async function removeSecondStep(): Promise<AuthOutcome> {
  const outcome = await outcomeOf(async (auth) => {
    const { data, error } = await auth.mfa.listFactors()
    if (error !== null) return { error }
    for (const { id: factorId } of data.all) {
      const removed = await auth.mfa.unenroll({ factorId })
      if (removed.error !== null) return removed
    }
    return { error: null }
  })
  // The stored session names the factors until it is renewed.
  const sent = outcome.ok ? await tokenForRequest() : null
  if (sent !== null) await tokenForRequest(sent.token)
  return outcome
}

/** Ends the account's sessions on all other devices. */
export function signOutOthers(): Promise<AuthOutcome> {
  return outcomeOf((auth) => auth.signOut({ scope: 'others' }))
}

/**
 * Hands the user's own data over as one file, from this device, also offline. A file from before the
 * end of the first load would be taken for everything: none is made while the rest is coming, and one
 * that is made because nothing comes is told what it is.
 */
export async function downloadExport(): Promise<void> {
  const db = currentDb()
  const load = await readFirstLoad(db, navigator.onLine)
  if (load?.isComing) {
    notify.error('Your data is still arriving on this device. Export it in a moment.')
    return
  }
  const document = await readExport(db)
  saveFile({
    // Swedes write the day of this place as 2026-11-28.
    name: `nomnom-${new Date().toLocaleDateString('sv')}.json`,
    type: 'application/json',
    text: JSON.stringify(document, null, 2),
  })
  if (load)
    notify.error('Not everything has arrived on this device yet, so the file lacks the rest.')
}
