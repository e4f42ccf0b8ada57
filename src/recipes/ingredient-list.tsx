import { readLine, scaleLine } from '#shared/ingredient/ingredient.ts'
import type { IngredientSection } from '#shared/schemas/recipe.ts'

type Props = {
  sections: readonly IngredientSection[]
  /** 1: as it was written. */
  factor: number
}

/** The ingredients of a recipe, section by section, for as many people as it is cooked for. */
export function IngredientList({ sections, factor }: Props) {
  return sections.map(({ title, ingredients }, at) => (
    // Sections have no id; a list that changed is another list.
    <section key={at} className="ingredients">
      {title && <h3>{title}</h3>}
      <ul>
        {ingredients.map(({ text }, row) => (
          <li key={row}>
            <IngredientLine text={text} factor={factor} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** An ingredient with its amount set off. What cannot be scaled stays and says so. */
export function IngredientLine({ text, factor }: { text: string; factor: number }) {
  const scaled = factor === 1 ? null : scaleLine(text, factor)
  const { before, amount, after } = scaled ?? readLine(text)
  const isLast = amount !== '' && after.trim() === ''
  const shownAmount = <b className="amount num">{isLast ? amount : `${before}${amount}`.trim()}</b>
  if (amount === '') {
    return (
      <span className="ingredient-name">
        {text}
        {factor !== 1 && <NotScaled />}
      </span>
    )
  }
  return (
    <>
      {!isLast && shownAmount}{' '}
      <span className="ingredient-name">
        {isLast ? before.replace(/[\s,(]+$/, '') : after.trim()}
      </span>{' '}
      {isLast && shownAmount}
    </>
  )
}

function NotScaled() {
  return <span className="not-scaled meta"> not scaled</span>
}
