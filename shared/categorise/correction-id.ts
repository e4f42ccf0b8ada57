/** The id of what a person taught: one for the same words, so that it is found without the others. */
import { v5 as uuidFrom } from 'uuid'

const CORRECTIONS = 'd3c5b0d6-0d0b-4a57-8f0e-6b1f4c9a7e52'

/** key: `correctionKey` of a text. The same on the device and on the server, for everybody. */
export function correctionId(key: string): string {
  return uuidFrom(key, CORRECTIONS)
}
