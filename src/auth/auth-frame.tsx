import type { ComponentProps, ReactNode } from 'react'
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
      <div className="relative grid min-h-[calc(100dvh-var(--header))] grid-cols-1 content-start pt-10 pb-52.5 lg:min-h-dvh lg:grid-cols-[1fr_1fr] lg:content-stretch lg:p-0">
        <div className="lg:relative lg:overflow-hidden lg:border-r lg:bg-[linear-gradient(var(--color-bg),var(--sky)_60%)]">
          <p className="hidden max-w-[15em] px-16 pt-[12vh] font-serif text-[2.25rem] leading-[1.18] font-[430] tracking-[-0.03em] text-balance lg:block">
            Create and share recipes, grocery lists and restaurants with friends.
          </p>
          {/* Beside the form only the middle of the field is seen. */}
          <WheatField className="absolute bottom-0 left-0 -z-1 h-47.5 lg:z-0 lg:h-[62%] lg:[&_.wheat-sun]:-translate-x-40" />
        </div>
        <div className="wrap max-w-[30rem] lg:max-w-[25rem] lg:self-center lg:px-0 lg:py-8 large-text:min-w-0">
          <AppLink to="/" className="mb-6.5 hidden min-h-11 items-center lg:inline-flex">
            <Wordmark />
          </AppLink>
          <h1 tabIndex={-1}>{heading}</h1>
          {text && <p className="mt-2.5 text-pretty text-muted">{text}</p>}
          {children}
        </div>
      </div>
    </Page>
  )
}

/** What stands under the heading, one under the other. */
export function AuthForm(props: ComponentProps<'form'>) {
  return <form className={FORM} {...props} />
}

/** The same layout for screens whose content brings forms of its own. */
export function AuthBody({ children }: { children: ReactNode }) {
  return <div className={FORM}>{children}</div>
}

const FORM = 'mt-6 grid gap-4.5'

/** The way to another screen, under the form. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <p className="text-center">{children}</p>
}

function NarrowHeader() {
  return (
    <header className="header sticky top-0 z-20 h-[calc(var(--header)_+_env(safe-area-inset-top))] border-b pt-[env(safe-area-inset-top)] before:absolute before:inset-0 before:-z-1 before:bg-[color-mix(in_oklab,var(--color-bg)_94%,transparent)] before:[backdrop-filter:blur(14px)_saturate(1.3)] lg:hidden">
      <div className="wrap flex h-15 items-center">
        <AppLink to="/">
          <Wordmark />
        </AppLink>
      </div>
    </header>
  )
}
