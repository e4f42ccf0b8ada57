// Passwords: argon2id for storing, the provider's three reasons for refusing (length, characters,
// pwned). An unknown user costs the same time as a wrong password.
import { hash, verify } from '@node-rs/argon2'
import { compare as compareBcrypt } from 'bcryptjs'
import type { AuthSettings } from '../../auth-config.ts'
import { AuthError, validationError } from '../errors.ts'

// OWASP's minimum for argon2id; about 60 ms on a small machine, off the main thread.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const MAX_BYTES = 72

// Hashes imported by an administrator may be of either kind; our own are argon2id.
const ARGON2 = /^\$argon2(?:id|i|d)\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/=-]+\$[\w+/=-]+$/
const BCRYPT = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/

/** True for a hash of a kind that `checkPassword` understands. */
export function isKnownHash(stored: string): boolean {
  return ARGON2.test(stored) || BCRYPT.test(stored)
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID)
}

let dummyHash: Promise<string> | undefined

/**
 * True when the password fits the hash. Without a hash it takes as long and is false, so that time
 * does not tell who has an account.
 */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  // A longer one was never accepted, so hashing megabytes of it would only cost time.
  const candidate = Buffer.byteLength(password) > 1024 ? '' : password
  if (stored !== null && BCRYPT.test(stored)) return compareBcrypt(candidate, stored)
  if (stored === null || !ARGON2.test(stored)) {
    dummyHash ??= hashPassword('no account has this password')
    await verify(await dummyHash, candidate)
    return false
  }
  return verify(stored, candidate)
}

type Weakness = { reasons: string[]; message: string }

/** What is wrong with a new password by the configured rules, or undefined. */
export function findWeakness(
  password: string,
  rules: AuthSettings['password'],
): Weakness | undefined {
  const reasons: string[] = []
  const messages: string[] = []
  if ([...password].length < rules.minLength) {
    reasons.push('length')
    messages.push(`Password should be at least ${rules.minLength} characters.`)
  }
  const groups = (rules.requiredCharacters ?? '').split(':').filter((group) => group !== '')
  if (groups.some((group) => ![...group].some((character) => password.includes(character)))) {
    reasons.push('characters')
    messages.push(`Password should contain at least one character of each: ${groups.join(', ')}.`)
  }
  return reasons.length > 0 ? { reasons, message: messages.join(' ') } : undefined
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** The list is large and needed seldom: it is loaded with the first new password. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return commonPasswords
}

/**
 * Refuses a password that may not be set.
 * @throws AuthError 422 weak_password with the reasons, 400 when it is longer than 72 bytes
 */
export async function assertPasswordAllowed(
  password: string,
  rules: AuthSettings['password'],
): Promise<void> {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw validationError('Password cannot be longer than 72 characters')
  }
  const weakness = findWeakness(password, rules)
  if (weakness) throw new AuthError(422, 'weak_password', weakness)
  if (!rules.isPwnedChecked) return
  const common = await loadCommonPasswords()
  if (!common.has(password) && !common.has(password.toLowerCase())) return
  throw new AuthError(422, 'weak_password', {
    reasons: ['pwned'],
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
  })
}
