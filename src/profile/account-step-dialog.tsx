import { useState } from 'react'
import { useBusyScreen } from '#page/busy-screen.ts'
import { useLoaded } from '#page/use-loaded.ts'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { Loading } from '#ui/loading.tsx'
import { notify } from '#ui/notify.ts'
import { TEXT_LINK } from '#ui/text-link.tsx'
import { beginSecondStep, confirmSecondStep, type NewSecondStep } from './account.data.ts'
import { OrSignIn } from './or-sign-in.tsx'

type Props = { open: boolean; onClose: () => void }

/** Sets up two-step sign-in: a picture for the authenticator app, which a dialog would cut, and its first code. */
export function AccountStepDialog({ open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="Two-step sign-in">
      <SetUp onClose={onClose} />
    </Sheet>
  )
}

function SetUp({ onClose }: Pick<Props, 'onClose'>) {
  const [attempt, setAttempt] = useState(1)
  const begun = useLoaded(beginSecondStep, attempt)
  if (begun?.ok) return <Confirmation step={begun.step} onClose={onClose} />
  return (
    <>
      <DialogFields>{begun ? <ErrorBox>{begun.message}</ErrorBox> : <Loading />}</DialogFields>
      <DialogButtons className={BUTTONS} onCancel={onClose}>
        {begun && (
          <OrSignIn problem={begun}>
            <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
          </OrSignIn>
        )}
      </DialogButtons>
    </>
  )
}

const BUTTONS = 'mt-5 flex flex-wrap gap-2 *:flex-1'

/** Puts the focus on the text when it replaces "Loading", so that it is read before the field. */
function focusText(text: HTMLElement | null): void {
  text?.focus({ preventScroll: true })
}

function Confirmation({ step, onClose }: { step: NewSecondStep; onClose: () => void }) {
  useBusyScreen(true)
  const [problem, setProblem] = useState<string>()
  const form = useSending(async (fields, element) => {
    const outcome = await confirmSecondStep(step.factorId, textOf(fields, 'code'))
    if (outcome.ok) {
      notify.success('Two-step sign-in is on.')
      return onClose()
    }
    setProblem(outcome.message)
    focusField(element, 'code')
  })
  return (
    <form noValidate {...form.bind}>
      <div className="mt-3 grid gap-2.5 wrap-anywhere outline-none" ref={focusText} tabIndex={-1}>
        <p>
          Scan the picture below with an authenticator app, or{' '}
          <a className={TEXT_LINK} href={step.uri}>
            open one on this device
          </a>
          , and type what it shows.
        </p>
        <CodeField label="Code that the app shows" error={problem} />
        <img
          className="mx-auto my-1 size-50 rounded-control bg-[#fff] p-2"
          src={step.qrCode}
          alt="QR code for an authenticator app"
        />
        <p>
          It can also be typed there:{' '}
          <code className="mt-1 block font-mono text-body font-medium select-all">
            {step.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
        <p className="text-muted">Your other devices are signed out when it is on.</p>
      </div>
      <DialogButtons className={BUTTONS} onCancel={onClose} busy={form.busy}>
        <Button type="submit" busy={form.busy}>
          Turn on
        </Button>
      </DialogButtons>
    </form>
  )
}
