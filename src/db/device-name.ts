/** A new name of this device in stamps: 8 hex digits. */
export function makeDevice(random: () => number): string {
  const digits = Array.from({ length: 8 }, () => Math.floor(random() * 16).toString(16))
  return digits.join('')
}
