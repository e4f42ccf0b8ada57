/** The first letters of the words of a name, at most two, in capitals; '' for an empty name (product §2.recipes, §9). */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
  // By code points: half of a letter outside the basic plane is not a letter.
  return [...letters.join('')].slice(0, 2).join('')
}
