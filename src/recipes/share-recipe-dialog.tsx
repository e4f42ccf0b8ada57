import { useId } from 'react'
import { saveFile } from '#page/save-file.ts'
import type { OutFormat } from '#shared/recipe-out/file-of.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
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
  const files = useId()
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
    <Sheet open={open} onClose={onClose} title="Share recipe">
      <div className="mt-4.5 grid gap-4">
        <Button wide icon="share" onClick={() => void share()} data-autofocus>
          Share as text
        </Button>
        {recipe.isOwner && open && <PublicLink recipe={recipe} />}
        <section aria-labelledby={files}>
          <h3 id={files} className="text-body font-semibold">
            As a file
          </h3>
          <p className="mb-2 text-second text-muted">To print it, or for another app.</p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
            {FILES.map(([format, label]) => (
              <Button key={format} look="secondary" size="small" onClick={() => void save(format)}>
                {label}
              </Button>
            ))}
          </div>
        </section>
      </div>
    </Sheet>
  )
}
