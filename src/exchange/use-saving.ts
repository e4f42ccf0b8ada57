import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { useRecordForm } from './use-record-form.ts'

type Saving<T> = {
  /** Saves what was checked; what it throws is told. */
  save: (values: T) => Promise<void>
  /** It is saved, and the draft forgotten. */
  onSaved: () => void
}

/** Checks a form, saves it, forgets its draft and goes on; `problem` says what stood in the way. */
export function useSaving<T extends FieldValues>(
  record: ReturnType<typeof useRecordForm<T>>,
  { save, onSaved }: Saving<T>,
) {
  const [problem, setProblem] = useState<string>()
  const submit = record.form.handleSubmit(async (values) => {
    try {
      await record.settled()
      await save(values)
      await record.forget()
      onSaved()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      // The message is above the form, but the pressed button is at its foot.
      window.scrollTo({ top: 0 })
    }
  })
  return { problem, submit: () => submit() }
}
