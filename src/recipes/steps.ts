/** The steps of a recipe over all its sections, each with a key that outlives edits of the others. */
import type { InstructionSection } from '#shared/schemas/recipe.ts'

type Step = { key: string; text: string }
/** number: from 1, through all sections. */
export type NumberedStep = Step & { number: number; section: string | undefined }
type StepSection = { title: string | undefined; steps: NumberedStep[] }

/** The sections with their steps. A step is known by its text, so that an edited one counts as new. */
export function stepsOf(sections: readonly InstructionSection[]): StepSection[] {
  const counts = new Map<string, number>()
  let number = 0
  return sections.map(({ title, instructions }) => ({
    title,
    steps: instructions.map(({ instruction: text }) => {
      const count = counts.get(text) ?? 0
      counts.set(text, count + 1)
      number += 1
      return { key: `${count}:${text}`, text, number, section: title }
    }),
  }))
}
