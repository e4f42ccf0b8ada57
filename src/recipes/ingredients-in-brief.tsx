import type { IngredientSection } from '#shared/schemas/recipe.ts'
import { IngredientLine } from './ingredient-list.tsx'

type Props = {
  sections: readonly IngredientSection[]
  /** 1: as it was written. */
  factor: number
}

/** All ingredients in running text: a few lines on a phone, above the first step. */
export function IngredientsInBrief({ sections, factor }: Props) {
  return sections.map(({ title, ingredients }, at) => (
    // Sections have no ids, so their place is the key.
    <section key={at} className="pb-1 text-second leading-[1.5] wrap-anywhere">
      {title && (
        <h3 dir="auto" className="mr-1.5 inline text-second font-[450] italic">
          {title}
        </h3>
      )}
      <ul className="inline">
        {ingredients.map(({ text }, row) => (
          <li
            key={row}
            className="inline not-last:after:text-muted not-last:after:content-['\00a0·_'] [&_b]:whitespace-nowrap"
          >
            <IngredientLine text={text} factor={factor} gap={'\u00a0'} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
