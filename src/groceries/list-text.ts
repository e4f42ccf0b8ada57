import type { ItemGroup } from './grouping.ts'

type Item = { text: string; isChecked: boolean }

/** What is still to be bought, by category, as a message to somebody; all of it once all is bought. */
export function textOfList(name: string, groups: readonly ItemGroup<Item>[]): string {
  const isDone = groups.every(({ items }) => items.every((item) => item.isChecked))
  const parts = groups.flatMap(({ category, items }) => {
    const wanted = items.filter((item) => isDone || !item.isChecked)
    if (wanted.length === 0) return []
    return [[`${category}:`, ...wanted.map(({ text }) => `- ${text}`)].join('\n')]
  })
  return [name, ...parts].join('\n\n')
}
