/**
 * That somebody was signed in on this device, and not who: an invitation then leads to the sign-in
 * instead of to registering (public/invite.js, which reads it).
 */
import { keep } from '#page/kept.ts'

const KEY = 'nomnom-known'

/** Notes it; it stays when one signs out. */
export function noteKnownDevice(): void {
  keep(KEY, '1')
}
