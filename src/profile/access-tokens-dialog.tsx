import { useState } from 'react'
import type { AccessToken, CreatedAccessToken } from '#shared/schemas/access-token.ts'
import { copyText } from '#page/share-text.ts'
import { useLoaded } from '#page/use-loaded.ts'
import { useMinute } from '#page/use-now.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, DialogText } from '#ui/dialog.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { notify } from '#ui/notify.ts'
import { AccountRow } from './account-row.tsx'
import { lifeInWords, rightsInWords } from './access-token-words.ts'
import { readTokens, takeBackToken } from './access-tokens.data.ts'
import { NewTokenForm } from './new-token-form.tsx'

const TEXT =
  'For programs of your own, such as a speaker in the kitchen that adds to a list. A token opens what you choose and never your account.'

/** What programs may do in one's name: the tokens there are, a new one, and taking one back. */
export function AccessTokensDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Access tokens" closeButton>
      <AccessTokens onClose={onClose} />
    </Dialog>
  )
}

type Step = { kind: 'list' } | { kind: 'new' } | { kind: 'made'; token: CreatedAccessToken }

function AccessTokens({ onClose }: { onClose: () => void }) {
  const read = useLoaded(readTokens)
  const [changed, setTokens] = useState<AccessToken[]>()
  const [step, setStep] = useState<Step>({ kind: 'list' })
  if (read?.ok === false) return <ErrorBox>{read.message}</ErrorBox>
  const tokens = changed ?? read?.value
  if (tokens === undefined) return <p className="text-muted">Loading...</p>
  if (step.kind === 'new') {
    return (
      <NewTokenForm
        onCancel={() => setStep({ kind: 'list' })}
        onMade={(token) => {
          setTokens([token, ...tokens])
          setStep({ kind: 'made', token })
        }}
      />
    )
  }
  if (step.kind === 'made') return <MadeToken token={step.token} onClose={onClose} />
  const takeBack = async ({ id, name }: AccessToken) => {
    const outcome = await takeBackToken(id)
    if (!outcome.ok) {
      notify.error(outcome.message)
      return
    }
    setTokens(tokens.filter((token) => token.id !== id))
    notify.success(`“${name}” opens nothing any more.`)
  }
  return (
    <>
      <DialogText>{TEXT}</DialogText>
      <TokenList tokens={tokens} onTakeBack={takeBack} />
      <DialogButtons>
        <Button onClick={() => setStep({ kind: 'new' })} data-autofocus>
          New access token
        </Button>
      </DialogButtons>
    </>
  )
}

type ListProps = { tokens: AccessToken[]; onTakeBack: (token: AccessToken) => Promise<void> }

function TokenList({ tokens, onTakeBack }: ListProps) {
  const now = useMinute()
  if (tokens.length === 0) return <p className="text-muted">You have no access tokens.</p>
  return (
    <ul>
      {tokens.map((token) => (
        <AccountRow
          key={token.id}
          title={token.name}
          lines={[rightsInWords(token), lifeInWords(token, now)]}
        >
          <TakeBack token={token} onTakeBack={onTakeBack} />
        </AccountRow>
      ))}
    </ul>
  )
}

type TakeBackProps = {
  token: AccessToken
  onTakeBack: (token: AccessToken) => Promise<void>
}

// Asks where it stands: a dialog over a dialog would hide what it is about.
function TakeBack({ token, onTakeBack }: TakeBackProps) {
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!isAsking) {
    return (
      <Button
        look="danger-quiet"
        size="small"
        aria-label={`Take back ${token.name}`}
        onClick={() => setAsking(true)}
      >
        Take back
      </Button>
    )
  }
  const confirm = async () => {
    setBusy(true)
    await onTakeBack(token)
    setBusy(false)
  }
  return (
    <Button
      look="danger"
      size="small"
      busy={busy}
      aria-label={`Yes, take back ${token.name}`}
      onClick={() => void confirm()}
      onBlur={() => setAsking(false)}
      ref={focusHere}
    >
      Really?
    </Button>
  )
}

function MadeToken({ token, onClose }: { token: CreatedAccessToken; onClose: () => void }) {
  return (
    <>
      <div className="mt-3 grid gap-2.5 wrap-anywhere" role="status">
        <p>
          This is <b>{token.name}</b>. Copy it now: nomnom keeps no copy and cannot show it again.
        </p>
        <code className="mt-1 block font-mono text-body font-medium select-all">{token.token}</code>
      </div>
      <DialogButtons>
        <Button
          look="secondary"
          onClick={() => void copyText(token.token, 'Copied')}
          ref={focusHere}
        >
          Copy
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogButtons>
    </>
  )
}
