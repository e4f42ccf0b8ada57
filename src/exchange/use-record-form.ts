import { useCallback, useEffect, useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import { useLoaded } from '#page/use-loaded.ts'
import { notify } from '#ui/notify.ts'
import { useLeaving, useWhile } from '#ui/use-while.ts'
import type { Stamp } from '#shared/merge/stamp.ts'
import { openDraft } from './drafts.ts'
import { put, useFollowing } from './follow.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import {
  nowIn,
  overtakenIn,
  sameTyped,
  withField,
  withFollowed,
  withNewFields,
  type Draft,
  type Source,
  type Taken,
} from './record-draft.ts'

export type { Ends } from '#db/commands.ts'
export type { Source, Taken }

/** Where a form keeps what is typed, and what it kept there before. */
export type StoredDraft<T> = { draftKey: string; draft: Draft<T> | null }

/**
 * The draft under a key, or beside it where a form of another tab has that; undefined while it is
 * being read. Read once.
 */
export function useStoredDraft<T>(key: string): StoredDraft<T> | undefined {
  const [left] = useState(() => new AbortController())
  useLeaving(() => left.abort())
  const read = async () => {
    // Safe: a draft that cannot be read now is there when the form is opened again.
    const opened = await openDraft(key, left.signal).catch(() => null)
    return { draftKey: opened?.draftKey ?? key, draft: (opened?.draft as Draft<T>) ?? null }
  }
  return useLoaded(read, key)
}

/**
 * Checks with code that is fetched beside the form: the schemas and their library are as large as the
 * form, and nothing is checked before something was typed.
 */
export function checkLater<T extends FieldValues>(load: () => Promise<Resolver<T>>): Resolver<T> {
  // What fails here is asked for again when the form is sent.
  load().catch(() => undefined)
  return async (values, context, options) => (await load())(values, context, options)
}

type Options<T extends FieldValues> = {
  /** Where the draft is kept, such as 'place:new'. */
  draftKey: string
  draft: Draft<T> | null
  /** What the record holds now; it may change while the form is open. */
  source: Source<T>
  /** There is no record any more: a draft follows nothing. */
  isGone?: boolean | undefined
  resolver: Resolver<T>
}

/**
 * A form over one record. Clean fields follow the record while others edit it, changed ones keep
 * what was typed together with the stamp of the value it replaces; only changed fields are saved,
 * because writing back the others would undo the edits of friends.
 */
export function useRecordForm<T extends FieldValues>(options: Options<T>) {
  const { draftKey, source, resolver } = options
  const isFollowing = !(options.isGone && options.draft)
  const [draft] = useState(() => options.draft && withNewFields(options.draft, source))
  const taken = useRef<Taken<T>>(draft ?? takenOf(source))
  const form = useForm<T>({
    resolver,
    defaultValues: (draft?.typed ?? source.values) as DefaultValues<T>,
  })
  const [hasDraft, setHasDraft] = useState(draft !== null)
  const [overtaken, setOvertaken] = useState<(keyof T & string)[]>([])
  const newest = useRef(source)
  const kept = useKeptDraft(draftKey)
  const compare = useCallback(() => {
    const fields = isFollowing ? overtakenIn(form.getValues(), taken.current, newest.current) : []
    // What was typed into one of them is shown, so each keystroke draws it anew.
    setOvertaken((before) => (before.length + fields.length === 0 ? before : fields))
  }, [form, isFollowing])

  useFollowing(form, taken, { source, isOn: isFollowing })
  useEffect(() => {
    newest.current = source
    compare()
  }, [source, compare])

  useWhile(true, () => {
    const keep = ({ values: typed }: { values: T }) => {
      const { set } = changesOf(typed, taken.current, draftKey)
      const isDirty = Object.keys(set).length > 0
      setHasDraft(isDirty)
      compare()
      if (isDirty) withdrawUndo(draftKey, set)
      const draft = structuredClone({ ...taken.current, typed })
      void kept.keep(isDirty ? draft : null)
    }
    return form.subscribe({ formState: { values: true }, callback: keep })
  })

  const forget = async () => {
    withdrawUndo(draftKey)
    await kept.keep(null)
    setHasDraft(false)
  }
  /** Offers to bring back what a form was, until something is typed or saved. */
  const offerBack = (before: Draft<T>) => {
    const { set } = changesOf(form.getValues(), taken.current, draftKey)
    offerUndo(draftKey, { before, set }, () => {
      const { typed, ...back } = withFollowed(before, taken.current)
      taken.current = back
      form.reset(typed)
      setHasDraft(true)
      compare()
      void kept.keep({ ...back, typed })
    })
  }
  const whole = () => structuredClone({ ...taken.current, typed: form.getValues() })
  return {
    form,
    hasDraft,
    /** The fields that were typed into and that somebody else, or another tab, has changed since. */
    overtaken: overtaken.map((field) => ({
      field,
      typed: form.getValues(field as Path<T>) as unknown,
      now: nowIn(source, field) as unknown,
    })),
    /** Puts what the record holds now in place of what was typed into a field; it can be taken back. */
    takeOver: (field: keyof T & string) => {
      const before = (offered.get(draftKey)?.before as Draft<T> | undefined) ?? whole()
      // What was refused is given up once this is saved in its place.
      const isRefused = source.under?.seen[field] !== undefined
      if (!isRefused) taken.current = withField(taken.current, source, field)
      put(form, field, nowIn(source, field))
      offerBack(before)
    },
    /** What differs from what was taken over, and what is over once that is saved. */
    changes: (values: T) => changesOf(values, taken.current, draftKey),
    settled: kept.settled,
    /** The draft is saved or given up. */
    forget,
    /** Gives up what was typed and shows the record as it is; it can be taken back while the toast is there. */
    discard: async () => {
      const before = whole()
      taken.current = takenOf(source)
      form.reset(source.values)
      compare()
      await forget()
      offerBack(before)
    },
  }
}

function takenOf<T>({ values, seen }: Source<T>): Taken<T> {
  return { values, seen }
}

/** The toasts that offer a discarded draft, by its key, and what they bring back. */
const offered = new Map<string, Offer & { id: string }>()

/** before: what a form was. set: what was left of it as typed. */
type Offer = { before: unknown; set: object }

/** One message for all that a form gave up since it was `before`. */
function offerUndo(draftKey: string, offer: Offer, run: () => void): void {
  withdrawUndo(draftKey)
  const onGone = () => void (offered.get(draftKey)?.id === id && offered.delete(draftKey))
  const text = 'What you typed was discarded'
  const id = notify.offer(text, { label: 'Undo', icon: 'trash', run, onGone })
  offered.set(draftKey, { id, ...offer })
}

/**
 * What was discarded is not put back over what is typed or saved since then. set: what is typed now; a
 * field that only follows what others write changes nothing of it.
 */
function withdrawUndo(draftKey: string, set?: object): void {
  const offer = offered.get(draftKey)
  if (!offer || sameTyped(offer.set, set)) return
  offered.delete(draftKey)
  notify.dismiss(offer.id)
}

/** The fields that differ, with the stamps of what they replace. */
function changesOf<T extends FieldValues>(values: T, taken: Taken<T>, draft: string) {
  const set: Partial<T> = {}
  const seen: Record<string, Stamp | null> = {}
  for (const field of Object.keys(values) as (keyof T & string)[]) {
    if (sameTyped(values[field], taken.values[field])) continue
    set[field] = values[field]
    seen[field] = taken.seen[field] ?? null
  }
  return { set, seen, taken, ends: { draft } }
}
