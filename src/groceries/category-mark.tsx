import { useParts } from './use-parts.ts'

type Props = { category: string }

/** The picture in front of a category's name. Its place is kept free until it is loaded. */
export function CategoryMark({ category }: Props) {
  const parts = useParts()
  return (
    <span className="size-8 flex-none print:hidden large-text:hidden" aria-hidden="true">
      {parts && <parts.CategoryDisc category={category} />}
    </span>
  )
}
