/** Texts that may be empty. In a form each of them is there, '' for none; stored, none is. */
import { emptyableIn, type Emptyable, type Fields } from '#shared/fields.ts'

type Texts<F extends Fields> = { [K in Emptyable<F>]?: string | undefined }

/** Those of a record, as a form holds them. */
export function textsOf<F extends Fields>(fields: F, record: Texts<F>) {
  const rows = emptyableIn(fields).map((name) => [name, record[name] ?? ''])
  // It has an entry for every name.
  return Object.fromEntries(rows) as Record<Emptyable<F>, string>
}

/**
 * Those of a form, or of a part of one, as they are stored: without white space round them. The first
 * line of several keeps its indentation.
 */
export function storedTexts<F extends Fields>(fields: F, draft: Texts<F>): Texts<F> {
  const rows = emptyableIn(fields).map((name) => {
    const text = draft[name] ?? ''
    const isLines = fields[name]?.drawn === 'text'
    return [name, (isLines ? text.replace(/^\s*\n/, '').trimEnd() : text.trim()) || undefined]
  })
  // Names of nothing else.
  return Object.fromEntries(rows.filter(([name = '']) => name in draft)) as Texts<F>
}
