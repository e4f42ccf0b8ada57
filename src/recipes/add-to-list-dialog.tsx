import { useState } from 'react'
import { scaledText } from '#shared/ingredient/ingredient.ts'
import { TEXT } from '#shared/errors.ts'
import { TITLE_MAX } from '#shared/limits.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { Field } from '#ui/field.tsx'
import { notify } from '#ui/notify.ts'
import { RadioList, type RadioChoice } from '#ui/radio-list.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useSending } from '#ui/use-sending.ts'
import { addToList, createListOf } from '../groceries/list-changes.data.ts'
import { countItems } from '../groceries/groceries.data.ts'
import { useListSummaries, type ListSummary } from '../groceries/list-index.data.ts'
import type { RecipeView } from './recipes.data.ts'
import { servingsInWords } from './servings.ts'
import './add-to-list.css'

export type AddToListProps = {
  open: boolean
  onClose: () => void
  recipe: RecipeView
  /** How much of the recipe: its amounts are scaled. */
  factor: number
}

/** 'Add to Groceries': into which list, and which ingredients (product §2.recipe-view.7). */
export function AddToListDialog({ open, onClose, recipe, factor }: AddToListProps) {
  const lists = useListSummaries()
  const count = textsOf(recipe, factor).length
  const isCounted = recipe.numberOfPersons !== undefined || factor !== 1
  const persons = servingsInWords(recipe.numberOfPersons, factor)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add to Groceries"
      text={`${countIngredients(count)}${isCounted ? `, for ${persons}` : ''}.`}
    >
      {lists && (
        <AddToListForm
          onClose={onClose}
          recipe={recipe}
          factor={factor}
          lists={[...lists.own, ...lists.shared]}
        />
      )}
    </Dialog>
  )
}

const NEW_LIST = 'new'

type FormProps = Omit<AddToListProps, 'open'> & { lists: ListSummary[] }

function AddToListForm({ onClose, recipe, factor, lists }: FormProps) {
  const texts = textsOf(recipe, factor)
  const [target, setTarget] = useState(() => lists[0]?.id ?? NEW_LIST)
  const [name, setName] = useState(recipe.title)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string>()
  const wanted = texts.filter((_, at) => !left.has(at))
  const isTooLong = target === NEW_LIST && name.trim().length > TITLE_MAX
  const isNameUnfit = target === NEW_LIST && (name.trim() === '' || isTooLong)

  const sending = useSending(async () => {
    if (isNameUnfit || wanted.length === 0) return
    const added = await add({ target, name, texts: wanted, from: recipe.title })
    if (!added.ok) return setProblem(added.reason)
    onClose()
    const listName = target === NEW_LIST ? name.trim() : nameOf(lists, target)
    notify.success(`Added ${countItems(wanted.length)} to “${listName}”`)
  })
  return (
    <form {...sending.bind}>
      <div className="add-to-list">
        <RadioList
          label="List"
          choices={choicesOf(lists)}
          value={target}
          onChange={(chosen) => {
            setTarget(chosen)
            setProblem(undefined)
          }}
        />
        {target === NEW_LIST && (
          <Field label="List Name" error={isTooLong ? TEXT.nameTooLong : undefined}>
            <TextInput
              placeholder="Enter list name..."
              value={name}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        )}
        {problem !== undefined && <ErrorBox>{problem}</ErrorBox>}
        <IngredientChecks texts={texts} left={left} onChange={setLeft} />
      </div>
      <DialogButtons>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={isNameUnfit || wanted.length === 0}
          busy={sending.busy}
          data-autofocus
        >
          Add to list
        </Button>
      </DialogButtons>
    </form>
  )
}

type ChecksProps = {
  texts: readonly string[]
  /** The places of those that stay at home. */
  left: ReadonlySet<number>
  onChange: (left: ReadonlySet<number>) => void
}

function IngredientChecks({ texts, left, onChange }: ChecksProps) {
  const all = new Set(texts.keys())
  const toggle = (at: number) => {
    const next = new Set(left)
    if (!next.delete(at)) next.add(at)
    onChange(next)
  }
  return (
    <fieldset className="add-to-list-ingredients">
      <legend>
        {texts.length - left.size} of {countIngredients(texts.length)}
      </legend>
      <Button look="quiet" size="small" onClick={() => onChange(left.size === 0 ? all : new Set())}>
        {left.size === 0 ? 'None' : 'All'}
      </Button>
      <ul>
        {texts.map((text, at) => (
          // The same ingredient may stand there twice; its place tells them apart.
          <li key={at}>
            <Checkbox
              label={text}
              shape="square"
              checked={!left.has(at)}
              onChange={() => toggle(at)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

async function add(to: { target: string; name: string; texts: string[]; from: string }) {
  try {
    if (to.target !== NEW_LIST) return await addToList(to.target, to.texts, to.from)
    await createListOf(to.name, to.texts, to.from)
    return { ok: true } as const
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const
  }
}

function choicesOf(lists: readonly ListSummary[]): RadioChoice[] {
  const existing = lists.map(({ id, name, authorName, total }) => ({
    value: id,
    label: (
      <>
        {name}
        {authorName !== null && <Avatar name={authorName} size="sm" />}
      </>
    ),
    note: countItems(total),
  }))
  return [...existing, { value: NEW_LIST, label: 'New list' }]
}

function textsOf(recipe: RecipeView, factor: number): string[] {
  return recipe.ingredientSections.flatMap(({ ingredients }) =>
    ingredients.map(({ text }) => scaledText(text, factor)),
  )
}

function nameOf(lists: readonly ListSummary[], id: string): string {
  return lists.find((list) => list.id === id)?.name ?? ''
}

function countIngredients(count: number): string {
  return count === 1 ? '1 ingredient' : `${count} ingredients`
}
