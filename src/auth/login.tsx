import { useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { TEXT } from '#shared/errors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { safeRedirect } from '#session/safe-redirect.ts'
import { followRecord, isHalfSignedIn, useSession } from '#session/session.ts'
import type { AuthFailure } from '#session/auth-outcome.ts'
import { signIn } from './auth-calls.ts'
import { AuthForm, AuthFrame, AuthLinks } from './auth-frame.tsx'
import { enterApp } from './enter-app.ts'
import { SecondStep } from './second-step.tsx'
import { LoginNotes } from './login-notes.tsx'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'

/** /login (product §2.login). */
export function Login() {
  const [search] = useSearchParams()
  const target = safeRedirect(search.get('redirect'))
  const { isSignedIn, halfSignedIn } = useSession()
  // Who is proving a second step. The session is stored before the page is left, and the form has
  // to stay until then.
  const [proving, setProving] = useState<typeof halfSignedIn>(null)
  const [failure, setFailure] = useState<AuthFailure>()
  const [email, setEmail] = useState('')
  const form = useSending(async (fields, element) => {
    const password = textOf(fields, 'password')
    const outcome =
      email === '' || password === ''
        ? ({ ok: false, message: TEXT.missingCredentials, code: undefined } as const)
        : await signIn(email, password)
    if (outcome.ok) {
      // This screen goes on with the second step where the account asks for one.
      if (await isHalfSignedIn()) return await followRecord()
      // The page is left while the form stays busy: nothing may be pressed twice.
      return await enterApp(target)
    }
    setFailure(outcome)
    focusField(element, email === '' ? 'email' : 'password')
  })
  if (isSignedIn && !form.busy && proving === null) return <Redirect to={target} replace />
  const asked = proving ?? halfSignedIn
  if (asked !== null) {
    const note = (isProving: boolean) => setProving(isProving ? asked : null)
    return <SecondStep email={asked.email} target={target} onProving={note} />
  }

  const register = target === '/' ? '/register' : `/register?redirect=${encodeURIComponent(target)}`
  return (
    <AuthFrame title="Login" heading="Sign in">
      <LoginNotes failure={failure} email={email} register={register} />
      {/* No rule but the provider's (product §5.login.1), so the browser does not judge either. */}
      <AuthForm {...form.bind} noValidate>
        <Field label="Email">
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field
          label="Password"
          aside={<TextLink to="/forgot-password">Forgot Password</TextLink>}
          error={failure?.message}
        >
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" wide busy={form.busy}>
          Sign In
        </Button>
        <AuthLinks>
          <TextLink block to={register}>
            No account yet? Register
          </TextLink>
        </AuthLinks>
      </AuthForm>
    </AuthFrame>
  )
}
