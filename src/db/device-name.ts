/** A new name of this device in stamps: 8 hex digits, not those of the server. */
export function makeDevice(random: () => number): string {
  const digits = Array.from({ length: 8 }, () => Math.floor(random() * 16).toString(16))
  return digits.join('').replace(/^0{8}$/, '0000000f')
}
