import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { notify } from '#ui/notify.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { AuthOutcome } from '#session/auth-outcome.ts'
import {
  downloadExport,
  removeSecondStep,
  signOutOthers,
  useAccount,
  type Account,
} from './account.data.ts'
import { AccessTokensDialog } from './access-tokens-dialog.tsx'
import { AccountDeletionDialog } from './account-deletion-dialog.tsx'
import { AccountEmailDialog } from './account-email-dialog.tsx'
import { AccountNameDialog } from './account-name-dialog.tsx'
import { AccountPasswordDialog } from './account-password-dialog.tsx'
import { AccountRow } from './account-row.tsx'
import { AccountStepDialog } from './account-step-dialog.tsx'

const EXPORT_TEXT =
  'One JSON file: your recipes, restaurants and grocery lists, your name and address, and your friends with what they may do.'

type Opened =
  | 'tokens'
  | 'name'
  | 'email'
  | 'password'
  | 'step-on'
  | 'step-off'
  | 'others'
  | 'deletion'

/** The account behind the profile: a row for each thing that can be changed (product §2.profile.8). */
export function AccountSection({ displayName }: { displayName: string }) {
  const account = useAccount()
  const [opened, setOpened] = useState<Opened>()
  if (!account) return null
  const shown = { ...account, displayName }
  return (
    <section aria-labelledby="account" className="mt-10 max-w-[44rem] lg:col-1">
      <SectionHeading id="account">Your Account</SectionHeading>
      <Rows account={shown} open={setOpened} />
      <Dialogs account={shown} opened={opened} onClose={() => setOpened(undefined)} />
    </section>
  )
}

type Shown = Account & { displayName: string }

function Rows({ account, open }: { account: Shown; open: (dialog: Opened) => void }) {
  const { displayName, email, newEmail, hasSecondStep } = account
  const waiting = newEmail === null ? '' : `. ${newEmail} waits to be confirmed.`
  return (
    <Card as="ul" className="px-4.5 py-1">
      <Row title="Display name" text={displayName}>
        <Act label="Change display name" onClick={() => open('name')}>
          Change
        </Act>
      </Row>
      <Row title="Email" text={email + waiting}>
        <Act label="Change email" onClick={() => open('email')}>
          Change
        </Act>
      </Row>
      <Row title="Password" text="A new one signs out your other devices.">
        <Act label="Change password" onClick={() => open('password')}>
          Change
        </Act>
      </Row>
      {hasSecondStep ? (
        <Row title="Two-step sign-in" text="On: a code from your app after the password.">
          <Act label="Turn off two-step sign-in" onClick={() => open('step-off')}>
            Turn off
          </Act>
        </Row>
      ) : (
        <Row
          title="Two-step sign-in"
          text="Off. With it, signing in also takes a code from an app."
        >
          <Act label="Turn on two-step sign-in" onClick={() => open('step-on')}>
            Turn on
          </Act>
        </Row>
      )}
      <Row title="Other devices" text="Your sessions everywhere but here.">
        <Act label="End sessions on other devices" onClick={() => open('others')}>
          End
        </Act>
      </Row>
      <Row title="Access tokens" text="For programs of your own, such as a home automation.">
        <Act label="Manage access tokens" onClick={() => open('tokens')}>
          Manage
        </Act>
      </Row>
      <Row title="Your data" text={EXPORT_TEXT}>
        <Act label="Export your data" onClick={() => void downloadExport()}>
          Export
        </Act>
      </Row>
      <Row title="Delete account" text="With everything that is yours. It cannot be undone.">
        <Act label="Delete account" look="danger-quiet" onClick={() => open('deletion')}>
          Delete
        </Act>
      </Row>
    </Card>
  )
}

type DialogsProps = { account: Shown; opened: Opened | undefined; onClose: () => void }

function Dialogs({ account, opened, onClose }: DialogsProps) {
  const { displayName, email } = account
  const isOpen = (dialog: Opened) => ({ open: opened === dialog, onClose })
  return (
    <>
      <AccountNameDialog {...isOpen('name')} name={displayName} />
      <AccountEmailDialog {...isOpen('email')} email={email} />
      <AccountPasswordDialog {...isOpen('password')} email={email} />
      <AccountStepDialog {...isOpen('step-on')} />
      <Confirm
        {...isOpen('step-off')}
        title="Turn off two-step sign-in?"
        text="Signing in then takes your password alone."
        confirmText="Turn off"
        run={removeSecondStep}
        done="Two-step sign-in is off."
      />
      <Confirm
        {...isOpen('others')}
        title="End your sessions on other devices?"
        text="Each of them asks for your password again. What was not sent there waits there. Access tokens go on: take them back where they are listed."
        confirmText="End"
        run={signOutOthers}
        done="Your sessions on other devices have ended."
      />
      <AccessTokensDialog {...isOpen('tokens')} />
      <AccountDeletionDialog {...isOpen('deletion')} email={email} />
    </>
  )
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <AccountRow title={title} lines={[text]}>
      {children}
    </AccountRow>
  )
}

type ActProps = {
  /** What it does in full, for the ear. */
  label: string
  look?: 'secondary' | 'danger-quiet'
  onClick: () => void
  children: string
}

function Act({ label, look = 'secondary', onClick, children }: ActProps) {
  return (
    <Button look={look} size="small" className="flex-none" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}

type ConfirmProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  confirmText: string
  run: () => Promise<AuthOutcome>
  /** What is said once it is done. */
  done: string
}

function Confirm({ run, done, onClose, ...rest }: ConfirmProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const outcome = await run()
    setBusy(false)
    if (outcome.ok) notify.success(done)
    else notify.error(outcome.message)
    onClose()
  }
  return <ConfirmDialog {...rest} onClose={onClose} busy={busy} onConfirm={() => void confirm()} />
}
