import { offerUndo } from '#exchange/offer-undo.ts'
import { shareText } from '#page/share-text.ts'
import { textOfRecipe } from './recipe-text.ts'
import type { ShareRecipeProps } from './share-recipe-dialog.tsx'
import { navigate } from 'wouter/use-browser-location'
import { TEXT } from '#shared/errors.ts'
import { AppLink } from '#ui/app-link.tsx'
import { ICON_BUTTON } from '#ui/button-look.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { later } from '#ui/later.tsx'
import { deleteRecipe, type RecipeView } from './recipes.data.ts'

/** What somebody wants to be asked about a recipe. */
export type Asked = 'share' | 'delete' | undefined

export type RecipeActionsProps = {
  recipe: RecipeView
  edged?: boolean
  onAsk: (asked: Asked) => void
}
export type RecipeDialogsProps = {
  recipe: RecipeView
  factor: number
  asked: Asked
  onClose: () => void
}

const ShareRecipeDialog = later<ShareRecipeProps>(() =>
  import('./import/door.ts').then((m) => m.ShareRecipeDialog),
)

/** Share, edit and delete: on a wide screen beside the other actions, on a narrow one under the facts. */
export function RecipeActions({ recipe, edged, onAsk }: RecipeActionsProps) {
  return (
    <>
      <IconButton
        icon="share"
        label="Share recipe"
        edged={edged ?? false}
        onClick={() => onAsk('share')}
      />
      {recipe.canEdit && (
        <AppLink
          to={`/recipes/${recipe.id}/edit`}
          className={`${ICON_BUTTON} ${edged ? 'border bg-surface' : ''}`}
          aria-label="Edit recipe"
        >
          <Icon name="edit" />
        </AppLink>
      )}
      {recipe.canDelete && (
        <IconButton
          icon="trash"
          label="Delete recipe"
          className="text-danger"
          edged={edged ?? false}
          onClick={() => onAsk('delete')}
        />
      )}
    </>
  )
}

/** What the actions open: once, so that it stays where a screen is turned and they change their place. */
export function RecipeDialogs({ recipe, factor, asked, onClose }: RecipeDialogsProps) {
  const remove = async () => {
    await deleteRecipe(recipe.id)
    navigate('/recipes', { replace: true })
    offerUndo({ kind: 'recipe', id: recipe.id, title: recipe.title })
  }
  return (
    <>
      <ShareRecipeDialog
        recipe={recipe}
        onText={() => shareText(recipe.title, textOfRecipe(recipe, factor))}
        open={asked === 'share'}
        onClose={onClose}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={onClose}
        onConfirm={() => void remove()}
        title={`Delete “${recipe.title}”?`}
        text={`The recipe will be gone, for everybody who sees it. ${TEXT.canRestore}`}
        confirmText="Delete"
        danger
      />
    </>
  )
}
