/** For how many people a recipe is, where somebody wrote no more than a number. */

/** Whether it is a mere number, "4" or "4-6", which would mean nothing without a word. */
export function isHeadcount(persons: string): boolean {
  return /^[\d\s–-]+$/.test(persons)
}

/** "1 person", "4-6 persons". */
export function headcountInWords(count: string): string {
  return count === '1' ? '1 person' : `${count} persons`
}
