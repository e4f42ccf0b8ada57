import { useState } from 'react'
import { LinkButtons } from '#page/link-buttons.tsx'
import { useLoaded } from '#page/use-loaded.ts'
import type { AuthFailure } from '#session/auth-outcome.ts'
import { Button } from '#ui/button.tsx'
import { DialogText } from '#ui/dialog.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { focusIfLost } from '#ui/focus-here.ts'
import { Switch } from '#ui/switch.tsx'
import {
  makePublicLink,
  readLink,
  takeBackPublicLink,
  type LinkOutcome,
} from './recipe-link.data.ts'

type Props = { recipe: { id: string } }

/** A page of an own recipe for everybody who has its address: made, given away and taken back. */
export function PublicLink({ recipe }: Props) {
  const found = useLoaded(() => readLink(recipe.id), recipe.id)
  const [changed, setChanged] = useState<LinkOutcome>()
  const [failed, setFailed] = useState<AuthFailure>()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<LinkOutcome>) => {
    setBusy(true)
    const outcome = await work().finally(() => setBusy(false))
    // What failed leaves what is shown as it was.
    if (outcome.ok) setChanged(outcome)
    setFailed(outcome.ok ? undefined : outcome)
  }
  const known = changed ?? found
  const problem = failed ?? (known && !known.ok ? known : undefined)
  if (known === undefined) return <p className="text-muted">Loading...</p>
  const link = known.ok ? known.link : null
  return (
    <>
      {problem && <ErrorBox>{problem.message}</ErrorBox>}
      {known.ok && link === null && (
        <div tabIndex={-1} ref={focusIfLost}>
          <Button
            look="secondary"
            wide
            icon="link"
            busy={isBusy}
            onClick={() => void run(() => makePublicLink(recipe.id, false))}
          >
            Make a public link
          </Button>
          <p className="mt-2 text-second text-muted">
            A page for everybody who has its address, with your display name on it.
          </p>
        </div>
      )}
      {link && (
        <div className="grid gap-4" tabIndex={-1} ref={focusIfLost}>
          <DialogText>
            Everybody who has this address can read the recipe and your display name, without an
            account:{' '}
            <a className="wrap-anywhere" href={link.address} target="_blank" rel="noreferrer">
              {link.address}
            </a>
          </DialogText>
          <Switch
            label="Search engines may show it"
            checked={link.isListed}
            aria-disabled={isBusy}
            onChange={({ target }) =>
              isBusy || void run(() => makePublicLink(recipe.id, target.checked))
            }
          />
          <div className="grid grid-flow-col gap-2">
            <LinkButtons address={link.address} />
          </div>
          <Button
            look="danger-quiet"
            wide
            busy={isBusy}
            onClick={() => void run(() => takeBackPublicLink(recipe.id))}
          >
            Take the link back
          </Button>
        </div>
      )}
    </>
  )
}
