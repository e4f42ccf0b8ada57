import { expect, it } from 'vitest'
import { arrivalIn } from './arrival.ts'

it('reads a session from a confirmed mail', () => {
  const claims = Buffer.from('{"sub":"anna","email":"anna@example.org"}').toString('base64url')
  const accessToken = `e30.${claims}.sig`
  const hash = `#access_token=${accessToken}&expires_at=1&expires_in=3600&refresh_token=r&sb=`
  const session = { kind: 'session', userId: 'anna', email: 'anna@example.org', accessToken }
  expect(arrivalIn(`${hash}&type=signup`)).toEqual({ ...session, isRecovery: false })
  expect(arrivalIn(`${hash}&type=recovery`)).toEqual({ ...session, isRecovery: true })
})

it('a session whose token cannot be read is nobody’s that is known here', () => {
  expect(arrivalIn('#access_token=a&refresh_token=r')).toMatchObject({ userId: '', email: '' })
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
