import { CategoryDisc } from './category-disc.tsx'
import './category.css'

type Props = { category: string }

/** The picture in front of a category's name. Its room is there before it is. */
export function CategoryMark({ category }: Props) {
  return (
    <span className="category-mark" aria-hidden="true">
      <CategoryDisc category={category} />
    </span>
  )
}
