import { useState } from 'react'
import { Redirect } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useLocation } from '#page/router.tsx'
import { TEXT } from '#shared/errors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { loginPath, safeRedirect } from '#session/safe-redirect.ts'
import { useSession } from '#session/session.ts'
import { signUp } from './auth-calls.ts'
import { AuthForm, AuthFrame, AuthLinks } from './auth-frame.tsx'
import { emailProblem } from './email-problem.ts'
import { enterApp } from './enter-app.ts'
import { InvitedNote, isInvited } from './invited-note.tsx'
import { RegisterThanks } from './register-thanks.tsx'
import { usePasswordHint } from './use-password-hint.ts'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'

type Problem = { field: 'email' | 'password' | 'repeat'; message: string }

/** /register (product §2.register). */
export function Register() {
  const { isSignedIn } = useSession()
  const { search, state } = useLocation()
  const target = safeRedirect(new URLSearchParams(search).get('redirect'), '/menu')
  const [problem, setProblem] = useState<Problem>()
  const passwordHint = usePasswordHint()
  const form = useSending(async (fields, element) => {
    const found = problemOf(fields, element) ?? (await register(fields, target))
    if (found === 'signed-in') return await enterApp(target)
    if (found === 'registered') {
      // The entry of the history remembers it: a phone drops the page while somebody reads the mail.
      return navigate(search, { replace: true, state: textOf(fields, 'email') })
    }
    setProblem(found)
    focusField(element, found.field)
  })
  if (typeof state === 'string') return <RegisterThanks email={state} target={target} />
  if (isSignedIn && !form.busy) return <Redirect to={target} replace />

  const errorAt = (field: Problem['field']) =>
    problem?.field === field ? problem.message : undefined
  const login = target === '/menu' ? '/login' : loginPath(target)
  return (
    <AuthFrame title="Register" heading="Register">
      {isInvited() && (
        <div className="mt-5">
          <InvitedNote at="register" other={login} />
        </div>
      )}
      <AuthForm {...form.bind} noValidate>
        <Field label="Email" error={errorAt('email')}>
          <TextInput name="email" type="email" autoComplete="username" />
        </Field>
        <Field
          label="Password"
          {...(errorAt('password') ? {} : passwordHint)}
          error={errorAt('password')}
        >
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label="Repeat password" error={errorAt('repeat')}>
          <PasswordInput name="repeat" autoComplete="new-password" />
        </Field>
        <Button type="submit" wide busy={form.busy} busyText="Creating an account...">
          Register
        </Button>
        <AuthLinks>
          <TextLink block to={login}>
            Already have an account? Go to login
          </TextLink>
        </AuthLinks>
      </AuthForm>
    </AuthFrame>
  )
}

/** What is found before anything is sent (product §5.register.1). */
function problemOf(fields: FormData, element: HTMLFormElement): Problem | undefined {
  const email = emailProblem(element)
  if (email !== undefined) return { field: 'email', message: email }
  const password = textOf(fields, 'password')
  if (password === '') return { field: 'password', message: 'Password is required' }
  if (password === textOf(fields, 'repeat')) return undefined
  return { field: 'repeat', message: TEXT.passwordsDoNotMatch }
}

async function register(
  fields: FormData,
  target: string,
): Promise<'registered' | 'signed-in' | Problem> {
  const password = textOf(fields, 'password')
  const outcome = await signUp({ email: textOf(fields, 'email'), password, target })
  if (outcome.ok) return outcome.isSignedIn ? 'signed-in' : 'registered'
  const isAboutPassword = outcome.code === 'weak_password' || /password/i.test(outcome.message)
  return { field: isAboutPassword ? 'password' : 'email', message: outcome.message }
}
