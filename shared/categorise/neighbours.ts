/** Words that are one mistyped letter away. */

type Kind = 1 | 2 | 3
/** Two letters swapped, one too many or missing, another letter: the more likely first. */
const [SWAPPED, MISSING, OTHER]: [Kind, Kind, Kind] = [1, 2, 3]

/** Shorter words are near to too many. */
const SHORTEST = 4

/** Finds the words of a vocabulary that differ from a word by one edit. */
export class Neighbours {
  // An edit leaves the beginning or the end of a word as it was.
  readonly #byStart = new Map<string, string[]>()
  readonly #byEnd = new Map<string, string[]>()

  /** What words are that stand here as they are struck. */
  readonly #written = new Map<string, string>()

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < SHORTEST) continue
      this.#add(word)
      if (!word.includes('ae')) continue
      this.#add(struck(word))
      this.#written.set(struck(word), word)
    }
  }

  #add(word: string): void {
    const { length } = word
    const kept = keptOf(length)
    add(this.#byStart, length + word.slice(0, kept), word)
    add(this.#byEnd, length + word.slice(length - kept), word)
  }

  /** The words one edit away; `isShort` leaves out those with another letter. */
  of(word: string, isShort: boolean): string[] {
    const found = new Map<string, number>()
    for (const form of word.includes('ae') ? [word, struck(word)] : [word]) {
      const consider = (candidate: string) => {
        const kind = editOf(form, candidate)
        if (kind === null || (isShort && kind === OTHER)) return
        const known = this.#written.get(candidate) ?? candidate
        found.set(known, Math.min(kind, found.get(known) ?? OTHER))
      }
      for (let length = form.length - 1; length <= form.length + 1; length += 1) {
        const kept = keptOf(length)
        this.#byStart.get(length + form.slice(0, kept))?.forEach(consider)
        this.#byEnd.get(length + form.slice(form.length - kept))?.forEach(consider)
      }
    }
    if (found.size < 2) return [...found.keys()]
    // The first letter is rarely the wrong one, and words that rhyme are many.
    const rank = (candidate: string) =>
      (candidate[0] === word[0] ? 0 : 3) + (found.get(candidate) ?? 0)
    const best = Math.min(...[...found.keys()].map(rank))
    return [...found.keys()].filter((candidate) => rank(candidate) === best)
  }
}

/** How many letters one edit leaves as they were, at the beginning or at the end of such a word. */
function keptOf(length: number): number {
  return Math.max(2, (length - 2) >> 1)
}

/** As it is struck on a keyboard: 'ae' is one letter (see fold.ts), and is mistyped as one. */
function struck(word: string): string {
  return word.replaceAll('ae', 'æ')
}

function add(map: Map<string, string[]>, key: string, word: string): void {
  const known = map.get(key)
  if (known) known.push(word)
  else map.set(key, [word])
}

/** What is left of two words without the beginning and the end that both have. */
export function apart(a: string, b: string): [string, string] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let same = 0
  const most = Math.min(a.length, b.length) - start
  while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same]) same += 1
  return [a.slice(start, a.length - same), b.slice(start, b.length - same)]
}

function editOf(a: string, b: string): Kind | null {
  const [left, right] = apart(a, b)
  if (left.length + right.length === 1) return MISSING
  if (left.length === 1 && right.length === 1) return OTHER
  const isSwapped =
    left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
  return isSwapped ? SWAPPED : null
}
