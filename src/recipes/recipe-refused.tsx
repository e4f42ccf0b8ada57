import { Page } from '#page/page.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import type { Refused } from './recipe-refused.data.ts'

export type RefusedProps = { id: string; refused: Refused }

/** A recipe that is not here and that the server did not take: why, and the way to what was typed. */
export function RecipeRefused({ id, refused }: RefusedProps) {
  const title = refused.fields.title ?? refused.rest.title ?? 'Recipe'
  return (
    <Page title={title}>
      <BackLink to="/recipes">Recipes</BackLink>
      <h1 tabIndex={-1} className="mt-1 mb-5">
        {title}
      </h1>
      <RefusedBox id={id} message={refused.message} canEdit />
    </Page>
  )
}

export type RefusedBoxProps = { id: string; message: string; canEdit: boolean }

/** The server's reason (product §8.recipe.1), and where it can be mended. */
export function RefusedBox({ id, message, canEdit }: RefusedBoxProps) {
  return (
    <div className="mb-7 grid justify-items-start gap-3 lg:col-span-full">
      <ErrorBox className="justify-self-stretch">Error: {message}</ErrorBox>
      <p>This recipe could not be saved. What you typed is still here.</p>
      {canEdit && (
        <ButtonLink to={`/recipes/${id}/edit`} look="secondary" size="small" icon="edit">
          Open what I typed
        </ButtonLink>
      )}
    </div>
  )
}
