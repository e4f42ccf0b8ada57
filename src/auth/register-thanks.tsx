import { ButtonLink } from '#ui/button-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { MailboxLink } from './mailbox-link.tsx'

/** What /register shows once the account is made (product §2.register.2). */
export function RegisterThanks({ email }: { email: string }) {
  return (
    <AuthFrame
      title="Thank you"
      heading="Thank you for registering!"
      text={
        <>
          Please check your e-mail to confirm your account before signing in. The message goes to{' '}
          <b>{email}</b>.
        </>
      }
    >
      <div className="auth-form">
        <ButtonLink to="/login?redirect=/menu" wide>
          Login
        </ButtonLink>
        <MailboxLink />
      </div>
    </AuthFrame>
  )
}
