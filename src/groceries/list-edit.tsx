import { useEffect, useId, useRef, useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { TEXT } from '#shared/errors.ts'
import { isBlank } from '#shared/hidden-characters.ts'
import { TITLE_MAX } from '#shared/limits.ts'
import { useFirstLoad } from '#exchange/first-load.data.ts'
import { FirstLoadNote } from '#exchange/first-load.tsx'
import { Page } from '#page/page.tsx'
import { useLocation } from '#page/router.tsx'
import { useAutosavedText } from '#page/use-autosaved-text.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { later } from '#ui/later.tsx'
import { FieldError } from '#ui/field.tsx'
import { plainName } from '#ui/plain-name.ts'
import { CategorySection } from './category-section.tsx'
import { categoryNames, groupItems } from './grouping.ts'
import {
  keepNameDraft,
  renameList,
  useGroceryList,
  useLearntOrder,
  type GroceryListView,
  type ListItem,
} from './groceries.data.ts'
import { NothingYet } from './nothing-yet.tsx'
import { SharedWith } from './shared-with.tsx'
import { useEditedItem } from './use-edited-item.ts'
import { openParts } from './use-parts.ts'
import type { CategoryDialogsProps } from './category-dialogs.tsx'
import type { CheckedActionsProps } from './checked-actions.tsx'
import type { ListActionsProps } from './list-actions.tsx'
import type { ListMissingProps } from './list-missing.tsx'
import type { MoveItemProps } from './move-item-dialog.tsx'
import type { SummedRow } from './row-items.ts'
import type { QuickAddProps } from './quick-add.tsx'
import type { RegularChipsProps } from './regular-chips.tsx'
import type { SumsSwitchProps } from './sums-switch.tsx'

const ListMissing = later<ListMissingProps>(() => openParts().then((m) => m.ListMissing), {
  drawn: true,
  required: true,
})
const ListActions = later<ListActionsProps>(() => openParts().then((m) => m.ListActions), {
  drawn: true,
})
const CheckedActions = later<CheckedActionsProps>(() => openParts().then((m) => m.CheckedActions), {
  drawn: true,
})
const CategoryDialogs = later<CategoryDialogsProps>(() =>
  openParts().then((m) => m.CategoryDialogs),
)
const RegularChips = later<RegularChipsProps>(() => openParts().then((m) => m.RegularChips))
const SumsSwitch = later<SumsSwitchProps>(() => openParts().then((m) => m.SumsSwitch))
const QuickAdd = later<QuickAddProps>(() => openParts().then((m) => m.QuickAdd), {
  drawn: true,
})

const MoveItemDialog = later<MoveItemProps>(() => openParts().then((m) => m.MoveItemDialog), {
  drawn: true,
})

/** /groceries/{listId}/edit. */
export function ListEdit() {
  const { listId = '' } = useParams()
  const list = useGroceryList(listId)
  const { state: wanted } = useLocation()
  useEffect(() => {
    // Safe: whoever shows the parts asks for them again, and what was typed stays where it is.
    openParts().then(
      (m) => m.recoverDrafts(listId),
      () => undefined,
    )
  }, [listId])
  const learnt = useLearntOrder(listId)
  if (list === null) return <ListMissing listId={listId} />
  if (list === undefined || learnt === undefined) return <Page title="Grocery List">{null}</Page>
  // The shopping of it was opened, and it was not here.
  if (typeof wanted === 'string') return <Redirect to={wanted} replace />
  return <ListEditor key={list.id} list={list} learnt={learnt} />
}

function ListEditor({ list, learnt }: { list: GroceryListView; learnt: readonly string[] }) {
  const load = useFirstLoad()
  // Not of a category, which may end with the item that leaves it.
  const [moving, setMoving] = useState<SummedRow<ListItem> | null>(null)
  const [acting, setActing] = useState({ category: '', open: false })
  // A category that is new, or has another name, is another section: the focus goes on there.
  const [named, setNamed] = useState<string | null>(null)
  const arrive = (button: HTMLElement | null) => {
    button?.focus()
    setNamed(null)
  }
  const categories = categoryNames(list.items, list.categories, learnt)
  const { shown, edited, listen } = useEditedItem(list.items)
  return (
    <Page title={list.name}>
      <BackLink to="/groceries">Grocery Lists</BackLink>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 large-text:grid-cols-1">
        <ListName list={list} />
        <SharedWith people={list.people} />
      </div>
      {/* Most of them come a moment later. */}
      <div className="mt-3.5 mb-1 grid min-h-30 grid-cols-[1fr_1fr_1fr_auto] content-start gap-2 sm:mt-4.5 sm:flex sm:min-h-11 sm:flex-wrap print:hidden large-text:grid-cols-1">
        <ButtonLink
          to={`/groceries/${list.id}/shopping`}
          // Of an empty list the line below is what comes first.
          look={list.items.length > 0 ? 'primary' : 'secondary'}
          size="small"
          className="col-span-full max-sm:min-h-13 max-sm:text-step"
          icon="basket"
        >
          Shopping Mode
        </ButtonLink>
        <ListActions list={list} categories={categories} onAdded={setNamed} />
      </div>
      {list.items.some((item) => item.isChecked) && (
        <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-1 pl-1 text-second font-semibold text-leaf max-[30rem]:text-meta print:hidden">
          <CheckedActions list={list} />
        </div>
      )}
      {load && <FirstLoadNote load={load} isEmpty={false} />}
      {load === null && list.items.length === 0 && categories.length === 0 && <NothingYet />}
      <RegularChips list={list} />
      <div className="category-columns pb-10 lg:columns-2 lg:gap-7" {...listen}>
        {groupItems(shown, list.categories, learnt).map((group) => (
          <CategorySection
            key={group.category}
            list={list}
            group={group}
            edited={edited}
            onMove={setMoving}
            onMore={() => setActing({ category: group.category, open: true })}
            onArrive={named === group.category ? arrive : undefined}
          />
        ))}
      </div>
      {moving && (
        <MoveItemDialog
          list={list}
          row={moving}
          categories={categories}
          onClose={() => setMoving(null)}
        />
      )}
      <CategoryDialogs
        {...acting}
        list={list}
        categories={categories}
        onRename={setNamed}
        onClose={() => setActing({ ...acting, open: false })}
      />
      <SumsSwitch list={list} />
      <QuickAdd list={list} categories={categories} />
    </Page>
  )
}

function ListName({ list }: { list: GroceryListView }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useAutosavedText({
    source: { value: list.name, seen: list.seenName },
    save: (name, seen) => renameList(list.id, name, seen),
    keep: (name, seen) => void keepNameDraft(list.id, name, seen),
    problem: (name) => {
      if (isBlank(name)) return TEXT.listNameRequired
      return name.trim().length > TITLE_MAX ? TEXT.nameTooLong : undefined
    },
  })
  return (
    <div>
      <h1 className="sr-only" tabIndex={-1} ref={heading}>
        {list.name}
      </h1>
      <textarea
        {...field.bind}
        dir="auto"
        className="block field-sizing-content min-h-13 w-full resize-none rounded-paper border-b border-transparent bg-transparent px-0 py-1 font-serif text-[clamp(2rem,1.6rem+1.6vw,2.5rem)] leading-[1.15] font-medium tracking-[-0.02em] wrap-anywhere"
        rows={1}
        aria-label="List Name"
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={field.problem ? id : undefined}
        autoComplete="off"
        enterKeyHint="done"
        // A text area, so that a long name wraps; line breaks that are pasted become spaces.
        onChange={({ target }) =>
          field.bind.onChange({ target: { value: plainName(target.value) } })
        }
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') field.reset()
          if (event.key !== 'Enter') return
          event.preventDefault()
          // The keys go on from here; the keyboard of a phone goes.
          heading.current?.focus({ preventScroll: true })
        }}
      />
      {field.problem && <FieldError id={id}>{field.problem}</FieldError>}
    </div>
  )
}
