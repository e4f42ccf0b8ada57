import { expect, it } from 'vitest'
import { arrivalIn } from './arrival.ts'

it('reads a session from a confirmed mail', () => {
  const hash = '#access_token=a&expires_at=1&expires_in=3600&refresh_token=r&sb=&token_type=bearer'
  const session = { kind: 'session', accessToken: 'a' }
  expect(arrivalIn(`${hash}&type=signup`)).toEqual({ ...session, isRecovery: false })
  expect(arrivalIn(`${hash}&type=recovery`)).toEqual({ ...session, isRecovery: true })
})

it('reads what the first of two links has to say', () => {
  const hash = '#message=Confirmation+link+accepted.&sb='
  expect(arrivalIn(hash)).toEqual({ kind: 'told', text: 'Confirmation link accepted.' })
  expect(arrivalIn('#message=Hello')).toBeNull()
})

it('reads why a link does not work', () => {
  const hash =
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb='
  expect(arrivalIn(hash)).toEqual({
    kind: 'refused',
    code: 'otp_expired',
    reason: 'Email link is invalid or has expired',
  })
})

it.each(['', '#', '#top', '#error=access_denied', '#access_token=a', '#error_code=otp_expired'])(
  'leaves the fragment %j of others alone',
  (hash) => {
    expect(arrivalIn(hash)).toBeNull()
  },
)
