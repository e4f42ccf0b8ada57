import { memo } from 'react'
import { Plate } from '#ui/art/plate.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { CardLink } from '#ui/card.tsx'
import { DietBadge } from '#ui/diet-badge.tsx'
import { clothOf } from '#ui/hash.ts'
import type { RecipeCard } from './recipes.data.ts'
import './recipe-card.css'

/** A recipe on the list: title, description, diet, its plate, and whose it is when not one's own. */
export const CardOfRecipe = memo(function CardOfRecipe({ recipe }: { recipe: RecipeCard }) {
  const { id, title, description, diet, course, isOwner, authorName } = recipe
  return (
    <CardLink
      to={`/recipes/${id}/view`}
      className={`recipe-card relative flex h-full min-h-33 flex-col gap-1 overflow-hidden pt-4 pr-33 pb-3.5 pl-4 lg:min-h-42 lg:pt-5 lg:pr-35 lg:pb-4 lg:pl-5 large-text:min-w-0 ${clothOf(id)}`}
    >
      <span className="absolute inset-y-0 right-0 w-28 bg-(--cloth) lg:w-29" aria-hidden="true" />
      <h3 className="text-row text-pretty lg:text-h3" dir="auto">
        {title}
      </h3>
      {description && (
        <p dir="auto" className="line-clamp-2 text-second leading-[1.4] wrap-anywhere text-muted">
          {description}
        </p>
      )}
      <span className="mt-auto flex items-center gap-2.5 pt-1.5">
        <DietBadge diet={diet} />
        {!isOwner && <Avatar name={authorName} size="sm" />}
      </span>
      <Plate
        id={id}
        title={title}
        course={course}
        diet={diet}
        className="absolute top-1/2 -right-10 w-34 -translate-y-1/2 lg:-right-13.5 lg:w-42"
      />
    </CardLink>
  )
})
