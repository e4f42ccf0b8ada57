/** The steps of a recipe over all its sections, each with a key that outlives edits of the others. */
import type { InstructionSection } from '#shared/schemas/recipe.ts'

export type Step = { key: string; text: string }
export type StepSection = { title: string | undefined; steps: Step[] }

/** The sections with their steps. A step is known by its text, so that an edited one counts as new. */
export function stepsOf(sections: readonly InstructionSection[]): StepSection[] {
  const counts = new Map<string, number>()
  return sections.map(({ title, instructions }) => ({
    title,
    steps: instructions.map(({ instruction: text }) => {
      const count = counts.get(text) ?? 0
      counts.set(text, count + 1)
      return { key: `${count}:${text}`, text }
    }),
  }))
}
