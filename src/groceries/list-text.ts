import { originOf } from '#shared/sums/origin-of.ts'
import { sumsOf, textOf } from '#shared/sums/sums.ts'
import type { ItemGroup } from './grouping.ts'

type Item = { id: string; text: string; isChecked: boolean }

/**
 * What is still to be bought, by category, as a message to somebody; all of it once all is bought.
 * The same thing from several rows is said once, with what it comes to (product §2.list.14).
 */
export function textOfList(name: string, groups: readonly ItemGroup<Item>[]): string {
  const isDone = groups.every(({ items }) => items.every((item) => item.isChecked))
  const parts = groups.flatMap(({ category, items }) => {
    const wanted = items.filter((item) => isDone || !item.isChecked)
    if (wanted.length === 0) return []
    const lines = sumsOf(wanted).map((sum) => {
      if (sum.parts.length === 1) return `- ${textOf(sum)}`
      const origin = originOf(sum)
      // Brackets for the recipes, so none around all of it.
      return `- ${textOf(sum)}${origin.includes('(') ? `: ${origin}` : ` (${origin})`}`
    })
    return [[`${category}:`, ...lines].join('\n')]
  })
  return [name, ...parts].join('\n\n')
}
