/**
 * A set of words of which only one thing is asked: whether a word is in it. Sent as numbers that words
 * are hashed to, some twelve bits a word; one stranger in a thousand counts as being in it, for
 * everybody alike, and of a short list, which costs little, one in ten thousand.
 */

/** So many words are few. */
const FEW = 200
const remainderBits = (count: number) => (count < FEW ? 13 : 10)
/** Six bits each. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** How many words, and their numbers. */
const PACKED = /^(\d+):(.*)$/

/** A list with commas as text of a tenth of its size that `wordSet` reads. */
export function packedSet(list: string): string {
  const { count, numbers } = numbersOf(list)
  const rest = remainderBits(count)
  let bits = ''
  let before = 0
  for (const number of numbers) {
    const gap = number - before
    bits += '1'.repeat(gap >> rest) + '0'
    bits += (gap & ((1 << rest) - 1)).toString(2).padStart(rest, '0')
    before = number
  }
  const digits = bits.match(/.{1,6}/g) ?? []
  return `${count}:${digits.map((digit) => DIGITS[parseInt(digit.padEnd(6, '0'), 2)]).join('')}`
}

/** Whether a word is in a list, be it with commas or packed; both answer alike. */
export function wordSet(list: string): (word: string) => boolean {
  const [, size, packed = ''] = PACKED.exec(list) ?? []
  const { count, numbers } = size === undefined ? numbersOf(list) : unpacked(Number(size), packed)
  const known = new Set(numbers)
  return (word) => known.has(numberOf(word, count))
}

function numbersOf(list: string): { count: number; numbers: number[] } {
  const words = [...new Set(list.split(',').map((word) => word.trim()))]
  const numbers = words.map((word) => numberOf(word, words.length))
  return { count: words.length, numbers: [...new Set(numbers)].toSorted((a, b) => a - b) }
}

function unpacked(count: number, packed: string): { count: number; numbers: number[] } {
  const bits = Array.from(packed, (digit) =>
    DIGITS.indexOf(digit).toString(2).padStart(6, '0'),
  ).join('')
  const numbers: number[] = []
  let number = 0
  const length = remainderBits(count)
  for (const [, ones = '', rest = ''] of bits.matchAll(new RegExp(`(1*)0(.{${length}})`, 'g'))) {
    number += (ones.length << length) + parseInt(rest, 2)
    numbers.push(number)
  }
  return { count, numbers }
}

/** Where a word stands among some thousand, or thousands, for each that is in the set. */
function numberOf(word: string, count: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) % (count << remainderBits(count))
}
