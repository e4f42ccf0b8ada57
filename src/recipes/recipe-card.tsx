import { Plate } from '#ui/art/plate.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { CardLink } from '#ui/card.tsx'
import { DietBadge } from '#ui/diet-badge.tsx'
import { clothOf } from '#ui/hash.ts'
import type { RecipeView } from './recipes.data.ts'

/** A recipe on the list: title, description, diet, its plate, and whose it is when not one's own. */
export function RecipeCard({ recipe }: { recipe: RecipeView }) {
  const { id, title, description, diet, course, isOwner, authorName } = recipe
  return (
    <CardLink to={`/recipes/${id}/view`} className={`recipe-card ${clothOf(id)}`}>
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <span className="recipe-card-foot">
        <DietBadge diet={diet} />
        {!isOwner && <Avatar name={authorName} size="sm" />}
      </span>
      <Plate id={id} title={title} course={course} />
    </CardLink>
  )
}
