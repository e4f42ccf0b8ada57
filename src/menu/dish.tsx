import { AppLink } from '#ui/app-link.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { DietBadge } from '#ui/diet-badge.tsx'
import { clothOf } from '#ui/hash.ts'
import type { RecipeView } from '../recipes/recipes.data.ts'

/** A recipe on the menu: the card of the list in small. */
export function Dish({ recipe }: { recipe: RecipeView }) {
  const { id, title, description, course, diet, isOwner, authorName } = recipe
  return (
    <AppLink to={`/recipes/${id}/view`} className={`dish ${clothOf(id)}`}>
      <Plate id={id} title={title} course={course} rimmed />
      <div>
        <h3>{title}</h3>
        {description && <p>{description}</p>}
      </div>
      <span className="dish-end">
        <DietBadge diet={diet} look="icon" />
        {!isOwner && <Avatar name={authorName} size="sm" />}
      </span>
    </AppLink>
  )
}
