import './auth.css'
import type { ReactNode } from 'react'
import { AppLink } from '#ui/app-link.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { WheatField } from '#ui/art/wheat-field.tsx'
import { Page } from '#page/page.tsx'

type Props = {
  /** Names the document. */
  title: string
  heading: string
  /** A line under the heading. */
  text?: ReactNode
  children: ReactNode
}

/** The layout of the sign-in screens: the brand, a heading and a form beside or above a field. */
export function AuthFrame({ title, heading, text, children }: Props) {
  return (
    <Page bleed title={title} header={<NarrowHeader />}>
      <div className="auth">
        <div className="auth-art">
          <p className="auth-promise">
            Create and share recipes, grocery lists and restaurants with friends.
          </p>
          <WheatField />
        </div>
        <div className="auth-box wrap">
          <AppLink to="/" className="auth-brand">
            <Wordmark />
          </AppLink>
          <h1 tabIndex={-1}>{heading}</h1>
          {text && <p className="auth-text">{text}</p>}
          {children}
        </div>
      </div>
    </Page>
  )
}

function NarrowHeader() {
  return (
    <header className="header auth-header">
      <div className="wrap">
        <AppLink to="/">
          <Wordmark />
        </AppLink>
      </div>
    </header>
  )
}
