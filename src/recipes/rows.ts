/** How the keyboard works in the rows of the recipe form (product §5.recipe.6 to 8). */

/** What a key press in a row means; null: what it always does. */
export type RowAction = 'add' | 'remove' | 'up' | 'down'

export type RowPress = {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  /** The key belongs to an input method that composes a character. */
  isComposing: boolean
}

type Row = {
  text: string
  index: number
  /** Shift+Enter makes a new line in it. */
  isMultiline: boolean
}

/** What a key press in a row does. The first row cannot be removed. */
export function rowAction(press: RowPress, row: Row): RowAction | null {
  if (press.isComposing || press.ctrlKey || press.metaKey) return null
  if (press.altKey) {
    if (press.key === 'ArrowUp') return 'up'
    return press.key === 'ArrowDown' ? 'down' : null
  }
  if (press.key === 'Enter') return press.shiftKey && row.isMultiline ? null : 'add'
  if (press.key === 'Backspace' && row.text === '' && row.index > 0) return 'remove'
  return null
}

/** The number of a step, as lists of steps are written. */
const STEP_NUMBER = /^(?:step\s+)?\d{1,2}[.):]\s+/i

/** The lines of a pasted text that hold something, without the bullets of a list. */
function splitLines(pasted: string): string[] {
  return pasted
    .split(/\r\n|[\r\n\u2028]/)
    .map((line) => line.replace(/^\s*[-*•▢☐◦·]\s+/, '').trim())
    .filter((line) => line !== '')
}

/**
 * The texts of the rows that take the place of a row into which several lines were pasted: the first
 * goes where the caret was, each other line is a row of its own. null: one line, nothing to split.
 * Numbered rows have their number already; elsewhere a number is an amount.
 */
export function pasteRows(
  row: { text: string; start: number; end: number; isNumbered: boolean },
  pasted: string,
): string[] | null {
  const lines = splitLines(pasted)
  const [first, ...others] = row.isNumbered
    ? lines.map((line) => line.replace(STEP_NUMBER, ''))
    : lines
  if (first === undefined || others.length === 0) return null
  return [row.text.slice(0, row.start) + first + row.text.slice(row.end), ...others]
}
