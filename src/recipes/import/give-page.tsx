import { useState } from 'react'
import { fetchPage, type WaitsFor } from '#exchange/fetch-page.ts'
import { loginPath } from '#session/safe-redirect.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useListening } from '#ui/use-listening.ts'
import { useSending } from '#ui/use-sending.ts'
import { useTimer } from '#ui/use-timer.ts'
import { pastedText } from '#ui/pasted-text.ts'
import { BookmarkOffer } from './bookmark-offer.tsx'
import { addressIn, type Given } from './given.ts'
import { keepGiven, readGiven } from './import.data.ts'
import { useStop } from './use-stop.ts'
import { ImportButtons, ImportNote, ImportSheet } from './import-layout.tsx'

const WAITS: Record<WaitsFor, string> = {
  network: 'There is no network now. The address waits here and is read when there is.',
  server: 'nomnom cannot be reached now. The address waits here and is read when it can.',
  'sign-in':
    'You are signed out. The address waits here and is read when you have signed in again.',
}

/** Not every browser says that a network is back, and some say so too early. */
const AGAIN_MS = 10_000
/** A server in trouble is asked ever more rarely, down to once in six times as long. */
const RARELY = 6

type State = 'idle' | 'busy' | WaitsFor

/** Fetches a page; an address entered offline is fetched as soon as there is a network. */
function useFetching(onGiven: (given: Given) => void, onWaiting: (address: string) => void) {
  const [error, setError] = useState<string>()
  const [state, setState] = useState<State>('idle')
  const [looks, setLooks] = useState(0)
  const stop = useStop()

  const read = async (wanted: string) => {
    setState('busy')
    setError(undefined)
    const signal = stop.begin()
    const page = await fetchPage(wanted, signal)
    if (signal.aborted) return
    if (page.kind === 'waits') {
      await keepGiven('page', wanted)
      return setState(page.for)
    }
    await keepGiven('page', '')
    await keepGiven('refused', page.kind === 'refused' ? wanted : '')
    setState('idle')
    if (page.kind === 'refused') setError(page.message)
    else onGiven({ text: page.text, address: page.url })
  }
  const cancel = () => {
    stop.now()
    setState('idle')
    void keepGiven('page', '')
  }

  const look = async (isFirst = false) => {
    const waiting = await readGiven('page')
    const shown = waiting || (await readGiven('refused'))
    // Later somebody may be typing another one.
    if (isFirst && shown !== '') onWaiting(shown)
    if (waiting === '') return
    if (navigator.onLine) await read(waiting)
    else setState('network')
  }
  useTimer(0, () => void look(true))
  useListening('online', () => void look())
  const lookAgain = () => {
    setLooks(looks + 1)
    void look()
  }
  const again = AGAIN_MS * (state === 'server' ? Math.min(looks + 1, RARELY) : 1)
  useTimer(state === 'network' || state === 'server' ? again : null, lookAgain, looks)
  return { state, error, setError, read, cancel }
}

type Props = { address: string; onType: (address: string) => void; onGiven: (given: Given) => void }

/** A recipe by the address of its page; without a network the address waits. */
export function GivePage({ address, onType, onGiven }: Props) {
  const { state, error, setError, read, cancel } = useFetching(onGiven, onType)
  const { bind } = useSending(async () => {
    const wanted = completed(address)
    if (wanted === null) setError('Type the address of a web page')
    else await read(wanted)
  })
  return (
    <ImportSheet>
      <form noValidate {...bind}>
        <Field
          label="Address of the page"
          hint="The page is read on this device; the server only fetches it."
          error={error}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            enterKeyHint="go"
            placeholder="https://"
            value={address}
            onChange={(event) => onType(event.currentTarget.value)}
            onPaste={(event) => {
              const text = pastedText(event).trim()
              // The field would join the lines of a text that a page did not let the server read.
              if (!text.includes('\n')) return
              event.preventDefault()
              const url = addressIn(text)
              if (url) onType(url)
              else onGiven({ text })
            }}
          />
        </Field>
        {state !== 'idle' && state !== 'busy' && <ImportNote>{WAITS[state]}</ImportNote>}
        {state === 'sign-in' && (
          <TextLink to={loginPath('/recipes/create?from=page')} block>
            Sign in again
          </TextLink>
        )}
        <ImportButtons className="mt-3.5">
          <Button type="submit" busy={state === 'busy'} busyText="Fetching...">
            Fetch the recipe
          </Button>
          {state !== 'idle' && (
            <Button look="secondary" onClick={cancel}>
              Cancel
            </Button>
          )}
        </ImportButtons>
      </form>
      <BookmarkOffer />
    </ImportSheet>
  )
}

/** The address with its https:// where that was left out, also one in a message; null where there is none. */
function completed(typed: string): string | null {
  const trimmed = addressIn(typed) ?? typed.trim()
  const address = /^[a-z][a-z+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!/^https?:\/\/[^\s/]+\.[^\s/]|^https?:\/\/localhost\b/i.test(address)) return null
  return URL.canParse(address) ? address : null
}
