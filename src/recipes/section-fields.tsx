import { get, useFieldArray, type UseFormReturn } from 'react-hook-form'
import { SECTIONS_MAX } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import { useKeys } from './row-keys.ts'
import { RowFields } from './row-fields.tsx'
import type { RowKind } from './row-kind.ts'
import { focusEnd } from './use-rows.ts'
import { useUndoOffer } from './use-undo-offer.ts'

type Props = {
  form: UseFormReturn<RecipeDraft>
  kind: RowKind
  /** Reads out what was added or removed. */
  say: (words: string) => void
}

const SECTION_TITLE =
  'min-h-11 min-w-0 flex-1 rounded-paper border-0 bg-transparent px-0.5 py-2 font-serif text-row leading-[1.4] font-medium italic placeholder:text-muted placeholder:opacity-100 forced-colors:-outline-offset-2'

/** The sections of ingredients or of instructions. The first one cannot be removed. */
export function SectionFields({ form, kind, say }: Props) {
  const { fields, append, insert, remove } = useFieldArray({
    control: form.control,
    name: kind.sections,
  })
  // By their places: what is in them may be another's, whose rows then find their keys.
  const keys = useKeys(fields.map(({ id }, at) => ({ id, text: `${at}` })))
  const offerUndo = useUndoOffer()
  const add = () => {
    append(kind.emptySection())
    say(`Section ${fields.length + 1} added`)
  }
  const removeAt = (at: number) => {
    const removed = structuredClone(form.getValues(`${kind.sections}.${at}`))
    form.setFocus(`${kind.sections}.${at - 1}.title`)
    remove(at)
    say(`Section ${at + 1} removed`)
    const name = removed.title.trim()
    const said = name === '' ? 'Removed a section' : `Removed “${name}”`
    offerUndo(said, () => insert(at, removed))
  }
  return (
    <Card as="section" className="px-4 py-4.5 not-first:mt-3.5 lg:p-6 lg:not-first:mt-4">
      <Heading>{kind.heading}</Heading>
      <ListError form={form} name={kind.sections} />
      {fields.map((_, at) => (
        // By its name the form knows to which field its buttons and dialogs belong.
        <fieldset key={keys[at]} name={`${kind.sections}.${at}`} className={at > 0 ? 'mt-4.5' : ''}>
          <legend className="sr-only">
            {kind.heading}, section {at + 1}
          </legend>
          <div className="flex items-center gap-1 border-b border-border-strong">
            <input
              className={SECTION_TITLE}
              {...form.register(`${kind.sections}.${at}.title`)}
              aria-label={fields.length > 1 ? `Title of section ${at + 1}` : 'Section title'}
              placeholder="Section title (optional)"
              dir="auto"
              autoComplete="off"
              enterKeyHint="next"
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                if (event.nativeEvent.isComposing) return
                event.preventDefault()
                focusEnd(kind.textOf(at, 0))
              }}
            />
            {at > 0 && (
              <IconButton
                icon="close"
                className="text-muted"
                label={`Remove section ${at + 1}`}
                onClick={() => removeAt(at)}
              />
            )}
          </div>
          <ListError form={form} name={`${kind.sections}.${at}.title`} />
          <ListError form={form} name={kind.rowsOf(at)} />
          <RowFields
            form={form}
            kind={kind}
            section={at}
            of={fields.length}
            say={say}
            more={
              at === fields.length - 1 && (
                <Button
                  look="quiet"
                  size="small"
                  disabled={fields.length >= SECTIONS_MAX}
                  onClick={add}
                >
                  Add section
                </Button>
              )
            }
          />
        </fieldset>
      ))}
    </Card>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-[1.375rem]">{children}</h2>
      <span className="meta" aria-hidden="true">
        Enter adds a row
      </span>
    </div>
  )
}

/** What is wrong with a list as a whole. */
function ListError({ form, name }: { form: Props['form']; name: string }) {
  const error: unknown = get(form.formState.errors, name)
  const message = messageOf(error) ?? messageOf(get(error, 'root'))
  return message === undefined ? null : <FieldError>{message}</FieldError>
}

function messageOf(error: unknown): string | undefined {
  const message: unknown = get(error, 'message')
  return typeof message === 'string' ? message : undefined
}
