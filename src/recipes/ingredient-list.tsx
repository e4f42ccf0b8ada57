import type { IngredientSection } from '#shared/schemas/recipe.ts'

/** The ingredients of a recipe, section by section. */
export function IngredientList({ sections }: { sections: readonly IngredientSection[] }) {
  return sections.map(({ title, ingredients }, at) => (
    // Sections have no id; a list that changed is another list.
    // oxlint-disable-next-line react/no-array-index-key
    <section key={at} className="ingredients">
      {title && <h3>{title}</h3>}
      <ul>
        {ingredients.map(({ text }, row) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={row}>{text}</li>
        ))}
      </ul>
    </section>
  ))
}
