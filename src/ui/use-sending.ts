import { useRef, type KeyboardEvent, type SubmitEvent } from 'react'

/**
 * How a form of many fields is sent: by its button, and by Ctrl+Enter in each of its fields.
 * Held keys and double presses arrive before the form knows that it is being sent; they count once.
 */
export function useSending(submit: () => Promise<void>) {
  const isSending = useRef(false)
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    await submit().finally(() => {
      isSending.current = false
    })
  }
  return {
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      void send()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void send()
    },
  }
}
