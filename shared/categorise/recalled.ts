/** So many of the words that were asked for last are kept. */
const MOST = 200

/** A function that is asked the same of a word, and of parts of it, again and again while a text is read. */
export function recalled<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>()
  return (word) => {
    const answer = known.get(word)
    if (answer !== undefined) return answer
    if (known.size >= MOST) known.clear()
    const found = ask(word)
    known.set(word, found)
    return found
  }
}
