/** Words that are one mistyped letter away. */
import { recalled } from './recalled.ts'

type Kind = 1 | 2 | 3
/** Two letters swapped, one too many or missing, another letter: the more likely first. */
const [SWAPPED, MISSING, OTHER]: [Kind, Kind, Kind] = [1, 2, 3]

/** Words of a length by the letters of one of their halves. */
type Half = Map<string, string[]>

/** Shorter words are near to too many. */
const SHORTEST = 4

/** Finds the words of a vocabulary that differ from a word by one edit. */
export class Neighbours {
  // An edit leaves the beginning or the end of a word as it was.
  readonly #byStart: Half[] = []
  readonly #byEnd: Half[] = []

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
    add((this.#byStart[length] ??= new Map()), word.slice(0, kept), word)
    add((this.#byEnd[length] ??= new Map()), word.slice(length - kept), word)
  }

  readonly #ofLong = recalled((word) => this.#find(word, false))
  readonly #ofShort = recalled((word) => this.#find(word, true))

  /** The words one edit away; `isShort` leaves out those with another letter. */
  of(word: string, isShort: boolean): readonly string[] {
    return isShort ? this.#ofShort(word) : this.#ofLong(word)
  }

  #find(word: string, isShort: boolean): readonly string[] {
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
        this.#byStart[length]?.get(form.slice(0, kept))?.forEach(consider)
        this.#byEnd[length]?.get(form.slice(form.length - kept))?.forEach(consider)
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

function add(map: Half, key: string, word: string): void {
  const known = map.get(key)
  if (known) known.push(word)
  else map.set(key, [word])
}

/** What is left of two words without the beginning and the end that both have. */
export function apart(a: string, b: string): [string, string] {
  const start = sameStart(a, b)
  const same = sameEnd(a, b, start)
  return [a.slice(start, a.length - same), b.slice(start, b.length - same)]
}

function sameStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  return start
}

/** How many letters behind `start` two words end with. */
function sameEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start
  let [atA, atB, same] = [a.length - 1, b.length - 1, 0]
  while (same < most && a.charCodeAt(atA) === b.charCodeAt(atB)) {
    same += 1
    atA -= 1
    atB -= 1
  }
  return same
}

/** Looks at very many words, and so at their letters alone. */
function editOf(a: string, b: string): Kind | null {
  const start = sameStart(a, b)
  const same = sameEnd(a, b, start)
  const left = a.length - start - same
  const right = b.length - start - same
  if (left + right === 1) return MISSING
  if (left === 1 && right === 1) return OTHER
  const isSwapped =
    left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSwapped ? SWAPPED : null
}
