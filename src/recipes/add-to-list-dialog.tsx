import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { TEXT } from '#shared/errors.ts'
import { TITLE_MAX } from '#shared/limits.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons } from '#ui/dialog.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { Field } from '#ui/field.tsx'
import { notify } from '#ui/notify.ts'
import { RadioList, type RadioChoice } from '#ui/radio-list.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useSending } from '#ui/use-sending.ts'
import {
  addToList,
  createListOf,
  revealAdded,
  type FromRecipe,
} from '../groceries/add-to-list.data.ts'
import { itemsInWords } from '../groceries/groceries.data.ts'
import { useListSummaries, type ListSummary } from '../groceries/list-index.data.ts'
import { useScaled, type ScaledRecipe } from './scaled.data.ts'
import {
  countIngredients,
  IngredientChecks,
  MoreRecipes,
  type IngredientCheck,
} from './ingredient-checks.tsx'
import type { RecipeView } from './recipes.data.ts'
import { forServings } from './servings.ts'
import { learnChoices, useLeftOff, useNeeded } from './to-buy.data.ts'
import { ingredientsOf, isTaken, marksOf } from './to-buy.ts'

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
  const [recipes, setRecipes] = useState(1)
  const count = ingredientsOf([{ recipe, factor }]).length
  const close = () => {
    setRecipes(1)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Add to Groceries"
      text={
        recipes > 1
          ? `${recipes} recipes.`
          : `${countIngredients(count)}${forServings(recipe.numberOfPersons, factor)}.`
      }
    >
      {lists && (
        <AddToListForm
          onClose={close}
          recipe={recipe}
          factor={factor}
          lists={[...lists.own, ...lists.shared]}
          onRecipes={setRecipes}
        />
      )}
    </Dialog>
  )
}

const NEW_LIST = 'new'
/** More would leave no room for the ingredients: a dialog is at most 60vh high. */
const MOST_LISTS = 1

type FormProps = Omit<AddToListProps, 'open'> & {
  lists: ListSummary[]
  /** How many recipes it is about, now. */
  onRecipes: (count: number) => void
}

function AddToListForm({ onClose, recipe, factor, lists, onRecipes }: FormProps) {
  const [target, setTarget] = useState(() => lists[0]?.id ?? NEW_LIST)
  const [name, setName] = useState(recipe.title)
  const [problem, setProblem] = useState<string>()
  const { recipes, choices, choose, addRecipe } = useChoices({ recipe, factor }, target)
  const wanted = choices.filter(({ isWanted }) => isWanted)
  const isTooLong = target === NEW_LIST && name.trim().length > TITLE_MAX
  const isNameUnfit = target === NEW_LIST && (name.trim() === '' || isTooLong)

  const sending = useSending(async () => {
    if (isNameUnfit || wanted.length === 0) return
    const added = await add({ target, name, wanted })
    if (added.ok) await learnChoices(choices)
    if (!added.ok) return setProblem(added.reason)
    onClose()
    const listName = target === NEW_LIST ? name.trim() : nameOf(lists, target)
    const run = () => {
      navigate(`/groceries/${added.listId}/edit`)
      if (added.first !== undefined) void revealAdded(added.first)
    }
    const said = `Added ${itemsInWords(wanted.length)} to “${listName}”`
    notify.offer(said, { label: 'Open list', icon: 'basket', run })
  })
  return (
    <form {...sending.bind}>
      <div className="mt-3.5 grid gap-3.5">
        <ListChoice
          lists={lists}
          target={target}
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
        <IngredientChecks recipes={recipes} choices={choices} onChange={choose} />
        <MoreRecipes
          taken={recipes.map((one) => one.recipe.id)}
          onAdd={(id) => {
            addRecipe(id)
            onRecipes(recipes.length + 1)
          }}
        />
      </div>
      <DialogButtons onCancel={onClose}>
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

/** The ingredients of this recipe and of those that were added, and what was chosen of them. */
function useChoices(first: ScaledRecipe, target: string) {
  const [more, setMore] = useState<string[]>([])
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const needed = useNeeded(target)
  const leftOff = useLeftOff() ?? {}
  const recipes = [first, ...(useScaled(more) ?? [])]
  const ingredients = ingredientsOf(recipes)
  const marks = marksOf(ingredients, { needed, leftOff })
  const choices = ingredients.map((ingredient, at): IngredientCheck => {
    const mark = marks[at] ?? null
    return { ...ingredient, mark, isWanted: said.get(ingredient.key) ?? isTaken(mark) }
  })
  const choose = (keys: readonly string[], isWanted: boolean) => {
    setSaid(new Map([...said, ...keys.map((key) => [key, isWanted] as const)]))
  }
  return { recipes, choices, choose, addRecipe: (id: string) => setMore([...more, id]) }
}

type ListChoiceProps = {
  lists: readonly ListSummary[]
  target: string
  onChange: (target: string) => void
}

/** The only list and a new one as rows; more in one line, so that the ingredients are seen. */
function ListChoice({ lists, target, onChange }: ListChoiceProps) {
  if (lists.length <= MOST_LISTS) {
    return <RadioList label="List" choices={choicesOf(lists)} value={target} onChange={onChange} />
  }
  return (
    <Field label="List" labelHidden>
      <Select value={target} onChange={(event) => onChange(event.target.value)}>
        {target !== NEW_LIST && lists.every(({ id }) => id !== target) && (
          <option value={target} disabled>
            Choose a list...
          </option>
        )}
        {lists.map(({ id, name, isOwner, authorName, total }) => (
          <option key={id} value={id}>
            {isOwner ? name : `${name} (${authorName})`}, {itemsInWords(total)}
          </option>
        ))}
        <option value={NEW_LIST}>New list</option>
      </Select>
    </Field>
  )
}

async function add(to: { target: string; name: string; wanted: readonly FromRecipe[] }) {
  try {
    if (to.target === NEW_LIST) {
      const listId = await createListOf(to.name, to.wanted)
      return { ok: true, listId, first: undefined } as const
    }
    const added = await addToList(to.target, to.wanted)
    return added.ok ? { ...added, listId: to.target } : added
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const
  }
}

function choicesOf(lists: readonly ListSummary[]): RadioChoice[] {
  const existing = lists.map(({ id, name, isOwner, authorName, total }) => ({
    value: id,
    label: (
      <>
        {name}
        {!isOwner && <Avatar name={authorName} size="sm" />}
      </>
    ),
    note: itemsInWords(total),
  }))
  return [...existing, { value: NEW_LIST, label: 'New list' }]
}

function nameOf(lists: readonly ListSummary[], id: string): string {
  return lists.find((list) => list.id === id)?.name ?? ''
}
