import type { ReactNode } from 'react'
import { CategoryMark } from './category-mark.tsx'

type Props = {
  /** Of the heading, which names the section. */
  id: string
  category: string
  /** In small type at the right; null where the category is one line. */
  count: ReactNode
  /** A button behind it. */
  children?: ReactNode
}

/** The heading of a category: in the editor and while shopping. */
export function CategoryHead({ id, category, count, children }: Props) {
  return (
    <div
      className={`flex min-h-11 break-after-avoid items-center gap-2.5 px-1 ${count === null ? '' : 'pb-2'}`}
    >
      <CategoryMark category={category} />
      <h2 id={id} dir="auto" className="text-h3">
        {category}
      </h2>
      {count !== null && <span className="meta num ml-auto whitespace-nowrap">{count}</span>}
      {children}
    </div>
  )
}
