/** Words shorter than this have too many neighbours one letter away. */
const SHORTEST = 4

/**
 * Whether a typed word is a word, or its beginning, but for one slip: a letter wrong, missing, too
 * many, or two swapped.
 */
export function isSlip(typed: string, word: string): boolean {
  if (typed.length < SHORTEST || typed[0] !== word[0]) return false
  return [-1, 0, 1].some((more) => isOneAway(typed, word.slice(0, typed.length + more)))
}

function isOneAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (restA.length === restB.length) {
    const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.length > 1
    return restA.slice(1) === restB.slice(1) || (isSwap && restA.slice(2) === restB.slice(2))
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1)
}
