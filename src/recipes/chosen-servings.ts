/** How much of a recipe somebody chose to cook; small, because the first screens need it. */

/** persons: what the recipe was written for when the factor was chosen. */
export type ChosenServings = { factor: number; persons?: string | undefined }

/** No more than so many times a recipe can be chosen, and no less than this part of it. */
export const MOST = 4

/**
 * How much of the recipe as it is now is cooked for as many as were chosen, where it is written for
 * another number of the same; else as much of it as was chosen.
 */
export function factorOf(chosen: ChosenServings | null, persons: string | undefined): number {
  if (chosen === null || chosen.factor === 1) return 1
  const [then, now] = [wholeIn(chosen.persons), wholeIn(persons)]
  const factor = (chosen.factor * then.count) / now.count
  const isSame = then.words === now.words && factor >= 1 / MOST && factor <= MOST
  return isSame ? factor : chosen.factor
}

/** 'serves 4' is 4 of 'serves ', '½ l' of nothing that is counted. */
function wholeIn(persons = ''): { count: number; words: string } {
  const [, front = '', count, behind = ''] =
    /^(\D*?)([1-9]\d*)(?![\d.,/])(?!\s?[½¼¾⅓⅔])(\D*)$/u.exec(persons.trim()) ?? []
  return { count: Number(count), words: `${front}#${behind}` }
}
