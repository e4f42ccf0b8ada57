import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'

/**
 * How a form is sent: by its button, and by Ctrl+Enter in each of its fields. One call at a time;
 * `busy` while it is under way. Held keys and double presses arrive before the form is drawn busy;
 * they count once.
 */
export function useSending(send: (fields: FormData, form: HTMLFormElement) => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const run = async (form: HTMLFormElement) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await send(new FormData(form), form)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return {
    busy,
    /** For the <form>. */
    bind: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void run(event.currentTarget)
      },
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        // As if by its button, for whoever listens for forms, such as a keeper of passwords.
        event.currentTarget.requestSubmit()
      },
    },
  }
}
