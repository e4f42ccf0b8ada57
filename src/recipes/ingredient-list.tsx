import { readLine, scaleLine } from '#shared/ingredient/ingredient.ts'
import type { IngredientSection } from '#shared/schemas/recipe.ts'
import { AboutAmount } from '#ui/about-amount.tsx'
import { AsWritten, Converted, useConvertedLine } from './conversion.tsx'

type Props = {
  sections: readonly IngredientSection[]
  /** 1: as it was written. */
  factor: number
}

/** The ingredients of a recipe, section by section, for as many people as it is cooked for. */
export function IngredientList({ sections, factor }: Props) {
  return sections.map(({ title, ingredients }, at) => (
    // Sections have no ids, so their place is the key.
    <section key={at} className={`ingredients ${title ? '' : 'mt-2'}`}>
      {title && (
        <h3 dir="auto" className="mt-5 mb-1 font-[450] italic">
          {title}
        </h3>
      )}
      <ul>
        {ingredients.map(({ text }, row) => (
          <li
            key={row}
            className="grid grid-cols-[5.75rem_minmax(0,1fr)] items-baseline gap-x-3 border-b py-2.25 leading-[1.4] wrap-anywhere lg:last:border-b-0"
          >
            <IngredientLine text={text} factor={factor} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

const NAME = 'col-2 row-1'

type LineProps = {
  text: string
  factor: number
  /** Between the amount and what it is of: in running text no line breaks there. */
  gap?: ' ' | '\u00a0'
}

/** An ingredient with its amount set off. What cannot be scaled stays and says so. */
export function IngredientLine({ text, factor, gap = ' ' }: LineProps) {
  const converted = useConvertedLine(text, factor)
  const { before, amount, after } =
    converted ?? (factor === 1 ? null : scaleLine(text, factor)) ?? readLine(text)
  const isLast = amount !== '' && after.trim() === ''
  const shownAmount = (
    <b className="num col-1 row-1 text-right font-semibold text-accent-text">
      {converted ? <AboutAmount amount={amount} /> : isLast ? amount : `${before}${amount}`.trim()}
    </b>
  )
  if (amount === '') {
    return (
      <span className={NAME} dir="auto">
        <Converted text={text} />
        {factor !== 1 && <NotScaled />}
      </span>
    )
  }
  return (
    <>
      {!isLast && shownAmount}
      {!isLast && gap}
      <span className={NAME} dir="auto">
        <Converted text={isLast ? before.replace(/[\s,(]+$/, '') : after.trim()} />
        {converted && (
          <>
            {' '}
            <AsWritten text={converted.written} />
          </>
        )}
      </span>
      {isLast && gap}
      {isLast && shownAmount}
    </>
  )
}

function NotScaled() {
  return <span className="meta whitespace-nowrap"> not scaled</span>
}
