import { renewingAt } from '#db/renewing.ts'
import { storedConfig } from './server-config.ts'

/** Renews the stored session from the page; see refreshSession. */
export const renewSession = renewingAt(async () => (await storedConfig()).auth)
