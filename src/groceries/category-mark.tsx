import { later } from '#ui/later.tsx'
import './category.css'

type Props = { category: string }

const CategoryDisc = later<Props>(() => import('./parts.ts').then((m) => m.CategoryDisc), {
  now: true,
})

/** The picture in front of a category's name. Its room is there before it is. */
export function CategoryMark({ category }: Props) {
  return (
    <span className="category-mark" aria-hidden="true">
      <CategoryDisc category={category} />
    </span>
  )
}
