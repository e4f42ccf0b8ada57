import { saveFile } from '#page/save-file.ts'
import type { OutFormat } from '#shared/recipe-out/file-of.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { PublicLink } from './public-link.tsx'
import type { RecipeView } from './recipes.data.ts'

export type ShareRecipeProps = {
  recipe: RecipeView
  /** Gives it away as a message. */
  onText: () => Promise<void>
  open: boolean
  onClose: () => void
}

const FILES: [OutFormat, string][] = [
  ['page', 'Page to print'],
  ['markdown', 'Markdown'],
  ['cooklang', 'Cooklang'],
  ['schema', 'JSON-LD'],
]

/** The ways out for one recipe: as a message, as a page, and as a file that other apps read. */
export function ShareRecipeDialog({ recipe, onText, open, onClose }: ShareRecipeProps) {
  const share = async () => {
    await onText()
    onClose()
  }
  const save = async (format: OutFormat) => {
    // It lies with the readers, which check by it what comes back.
    const { fileOf } = await import('./import/reader.ts')
    saveFile(fileOf(recipe, format))
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Share recipe"
      text="As a message to somebody, or as a file that can be printed or read by other apps."
    >
      <div className="dialog-fields">
        <Button wide icon="share" onClick={() => void share()} data-autofocus>
          Share as text
        </Button>
        {FILES.map(([format, label]) => (
          <Button key={format} look="secondary" wide onClick={() => void save(format)}>
            {label}
          </Button>
        ))}
        {recipe.isOwner && open && <PublicLink recipe={recipe} />}
      </div>
      <DialogButtons>
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
