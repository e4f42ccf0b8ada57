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
    <AppLink
      to={`/recipes/${id}/view`}
      className={`group relative grid grid-cols-[60px_1fr_auto] items-center gap-x-3.5 gap-y-0.5 rounded-control px-1 py-3 ${clothOf(id)}`}
    >
      <Plate id={id} title={title} course={course} diet={diet} rimmed />
      <div className="min-w-0">
        <h3 className="text-list leading-[1.22] text-pretty group-hover:text-accent-text">
          {title}
        </h3>
        {description && (
          <p className="mt-0.75 line-clamp-2 text-meta leading-[1.4] wrap-anywhere text-muted">
            {description}
          </p>
        )}
      </div>
      <span className="grid justify-items-center gap-2">
        <DietBadge diet={diet} look="icon" />
        {!isOwner && <Avatar name={authorName} size="sm" />}
      </span>
    </AppLink>
  )
}
