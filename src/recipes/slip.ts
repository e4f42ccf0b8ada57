/** Words shorter than this have too many neighbours one letter away. */
const SHORTEST = 4

const LETTER = /[\p{L}\p{N}]/u
const NO_LETTER = /[^\p{L}\p{N}]/u

/** Whether a word of a text is the typed one, but for a slip. */
export function hasSlip(text: string, typed: string): boolean {
  const [first = ''] = typed
  if (typed.length < SHORTEST) return false
  // The first letter is never wrong, so few words are cut out of many texts.
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (at > 0 && LETTER.test(text[at - 1] ?? '')) continue
    const rest = text.slice(at)
    const end = rest.search(NO_LETTER)
    if (isSlip(typed, end < 0 ? rest : rest.slice(0, end))) return true
  }
  return false
}

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
