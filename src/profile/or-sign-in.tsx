import type { ReactNode } from 'react'
import { signInAgain } from '#session/sign-out.ts'
import { Button } from '#ui/button.tsx'

type Props = { problem: { code?: string | undefined } | undefined; children?: ReactNode }

/** The button that does it; the way to sign in again, once the server has asked for that first. */
export function OrSignIn({ problem, children }: Props) {
  if (problem?.code !== 'reauthentication_needed') return children
  return <Button onClick={() => void signInAgain('/profile')}>Sign in again</Button>
}
