/** The line of a list in which items are typed: what stands there, and what of it is kept until it is saved. */
import { useState } from 'react'
import { ownDraft } from '#exchange/own-draft.ts'
import { useWhile } from '#ui/use-while.ts'
import { isKnown } from './list-changes.data.ts'
import { joined } from './pasted-lines.ts'

/** What was entered; id: of the first item that it becomes, null where it becomes none. */
export type Entered = { text: string; id: string | null }

/** A draft while something that was entered is not known to be saved; text: all of it, for people. */
type Kept = { text: string; entered: Entered[]; newest: string }

type Line = {
  own: ReturnType<typeof ownDraft>
  /** Resolves once it has what was left in its draft. */
  opened: Promise<void>
  isOpen: boolean
  newest: string
  /** What was entered and is not known to be saved, in this order. */
  unsaved: Entered[]
  /** How much of that is still being saved. */
  saving: number
  shows: Set<(text: string) => void>
}

/** By key: what is entered on one screen of a list is saved while people type on another. */
const lines = new Map<string, Line>()

/**
 * A text that is kept under a key at every keystroke, for this tab alone. What was entered leaves it at
 * once, its draft only when it is saved; what could not be saved comes back, in front of what stands
 * there by then (docs/sync.md step 20).
 */
export function useTypedLine(key: string) {
  const [text, show] = useState('')
  const begin = () => {
    const line = openLine(key)
    line.shows.add(show)
    show(line.newest)
    return () => {
      line.shows.delete(show)
      leaveIfDone(key, line)
    }
  }
  useWhile(true, begin, key)
  return {
    text,
    setText: (next: string) => write(openLine(key), next),
    save: (entered: Entered, saving: Promise<unknown>) => save(key, entered, saving),
  }
}

function openLine(key: string): Line {
  const open = lines.get(key)
  if (open) return open
  const own = ownDraft(key)
  const opened = own.draft.then(async (draft) => {
    const left = draft ? await leftIn(draft) : ''
    line.isOpen = true
    if (!draft) return
    // Whoever is quicker than the disk types behind it.
    put(line, joined(left, line.newest))
    if (left !== draft) void keep(line)
  })
  const nothing = { newest: '', unsaved: [], saving: 0 }
  const line: Line = { own, opened, isOpen: false, ...nothing, shows: new Set() }
  lines.set(key, line)
  return line
}

/** A tab that ends while something is saved does not hear that it was: its items tell. */
async function leftIn(draft: unknown): Promise<string> {
  if (typeof draft === 'string') return draft
  // Other code may have written it otherwise: the line opens all the same.
  const { entered = [], newest = '' } = draft as Partial<Kept>
  // Safe: what cannot be looked up stands there once more, and nothing is lost.
  const isSaved = ({ id }: Entered) => id !== null && isKnown(id).catch(() => false)
  const areSaved = await Promise.all(entered.map(isSaved))
  const unsaved = entered.filter((_, at) => !areSaved[at])
  return joined(...unsaved.map(({ text }) => text), newest)
}

function put(line: Line, text: string): void {
  line.newest = text
  for (const show of line.shows) show(text)
}

function write(line: Line, text: string): void {
  put(line, text)
  void keep(line)
}

async function keep(line: Line): Promise<void> {
  if (!line.isOpen) line.own.keepEarly(draftOf(line))
  await line.opened
  await line.own.keep(draftOf(line))
}

function draftOf({ unsaved, newest }: Line): Kept | string | null {
  if (unsaved.length === 0) return newest || null
  const text = joined(...unsaved.map((one) => one.text), newest)
  return { text, entered: [...unsaved], newest }
}

async function save(key: string, entered: Entered, saving: Promise<unknown>): Promise<void> {
  const line = openLine(key)
  line.unsaved.push(entered)
  line.saving++
  try {
    await saving
    line.unsaved.splice(line.unsaved.indexOf(entered), 1)
  } finally {
    line.saving--
    if (line.saving === 0 && line.unsaved.length > 0) {
      write(line, joined(...line.unsaved.splice(0).map(({ text }) => text), line.newest))
    } else void keep(line)
    leaveIfDone(key, line)
  }
}

function leaveIfDone(key: string, line: Line): void {
  if (line.shows.size > 0 || line.saving > 0) return
  lines.delete(key)
  void line.opened.then(line.own.leave)
}
