import type { ReactNode } from 'react'
import { Plate } from '#ui/art/plate.tsx'
import { Wheat } from '#ui/art/wheat.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The first steps of somebody whose menu is empty (product §2.menu.2). */
export function Onboarding() {
  return (
    <div className="mx-auto max-w-[44rem] py-4 text-center">
      <div className="relative mx-auto mb-5.5 w-[min(230px,56vw)]">
        <Plate id="onboarding" kind="empty" />
        <Wheat className="absolute -top-[4%] left-[38%] w-[36%] rotate-24 text-warn" />
      </div>
      <h1 tabIndex={-1}>Let's get started!</h1>
      <p className="mt-2.5 text-muted">Two small steps to a menu of your own.</p>
      <ol className="mt-6.5 grid gap-3 text-left sm:grid-cols-[1fr_1fr]">
        <Step
          number={1}
          title="Create your first recipe"
          action={
            <ButtonLink to="/recipes/create" className={ACTION}>
              Create a Recipe
            </ButtonLink>
          }
        >
          Something you know by heart, or{' '}
          <TextLink to="/recipes/create?from=app">bring yours in</TextLink>.
        </Step>
        <Step
          number={2}
          title="Add friends and family"
          action={
            <ButtonLink to="/profile" look="secondary" className={ACTION}>
              Add a Friend
            </ButtonLink>
          }
        >
          Choose what each of them can see.
        </Step>
      </ol>
    </div>
  )
}

const ACTION = 'col-span-full self-end'

type StepProps = { number: number; title: string; action: ReactNode; children: ReactNode }

function Step({ number, title, action, children }: StepProps) {
  return (
    <Card as="li" className="grid grid-cols-[48px_1fr] items-center gap-3.5 p-4">
      <span
        className="grid size-12 place-items-center rounded-full bg-wheat-soft font-serif text-[1.5rem] leading-none font-[450] text-warn"
        aria-hidden="true"
      >
        {number}
      </span>
      <div>
        <h2 className="text-h3 font-strong">{title}</h2>
        <p className="text-second text-muted">{children}</p>
      </div>
      {action}
    </Card>
  )
}
