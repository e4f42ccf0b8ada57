let format: Intl.ListFormat | undefined

/** How many are named where there may be many. */
const MOST_NAMED = 3

/** The first of them by name, of many the last ones as a number: 'Anna, Ben, and 28 others'. */
export function listedInShort(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return listed(names)
  const named = names.slice(0, MOST_NAMED - 1)
  return listed([...named, `${names.length - named.length} others`])
}

/** 'Anna', 'Anna and Ben', 'Anna, Ben, and Cem'. Made when there are two: it takes a phone 30 ms. */
export function listed(words: readonly string[]): string {
  const [first = ''] = words
  return words.length < 2 ? first : (format ??= new Intl.ListFormat('en')).format(words)
}
