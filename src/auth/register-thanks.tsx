import { Redirect } from 'wouter'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSession } from '#session/session.ts'
import { AuthBody, AuthFrame } from './auth-frame.tsx'
import { MailCode, useMailCode } from './mail-code.tsx'
import { MailboxLink } from '#session/mailbox-link.tsx'

/** What /register shows once the account is made (product §2.register.2, §2.register.4). */
export function RegisterThanks({ email, target }: { email: string; target: string }) {
  const { isSignedIn } = useSession()
  const code = useMailCode({ email, type: 'email', target })
  // The link of the mail was opened in another tab.
  if (isSignedIn && !code.busy) return <Redirect to={target} replace />
  return (
    <AuthFrame
      title="Thank you"
      heading="Thank you for registering!"
      text={
        <>
          Please check your email to confirm your account before signing in. The message goes to{' '}
          <b>{email}</b>.
        </>
      }
    >
      <AuthBody>
        <MailCode form={code} look="primary" />
        <ButtonLink
          to={`/login?redirect=${encodeURIComponent(target).replaceAll('%2F', '/')}`}
          look="secondary"
          wide
        >
          Login
        </ButtonLink>
        <MailboxLink />
      </AuthBody>
    </AuthFrame>
  )
}
