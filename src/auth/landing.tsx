import './landing.css'
import { Redirect } from 'wouter'
import { AppLink } from '#ui/app-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { WheatField } from '#ui/art/wheat-field.tsx'
import { Page } from '#page/page.tsx'
import { useSession } from '#session/session.ts'

const features = [
  {
    title: 'Manage Recipes',
    text: 'Keep recipes with their ingredients and instructions.',
    plate: 'pasta',
    cloth: 'cloth-3',
  },
  {
    title: 'Create Grocery Lists',
    text: 'Create lists with items, categories and quantities.',
    plate: 'cucumber',
    cloth: 'cloth-2',
  },
  {
    title: 'Share your favorite Restaurants',
    text: 'Save and share favourite restaurants with notes and ratings.',
    plate: 'tart',
    cloth: 'cloth-4',
  },
] as const

/** /: the first screen for visitors (product §2.landing). */
export function Landing() {
  const { isSignedIn } = useSession()
  if (isSignedIn) return <Redirect to="/menu" replace />
  return (
    <Page bleed title="Welcome" header={<LandingHeader />}>
      <div className="landing-hero relative overflow-hidden pt-10 lg:pt-11">
        <div className="wrap">
          <Notice className="mb-5.5">
            <Icon name="sun" size={16} />
            Still a work in progress
          </Notice>
          <h1 tabIndex={-1} className="text-hero leading-none font-[450] tracking-[-0.035em]">
            Welcome
            <br />
            to <em className="font-normal text-accent-text">nomnom</em>
          </h1>
          <p className="mt-5 max-w-[34ch] text-list text-pretty text-muted lg:max-w-[42ch] lg:text-h3">
            Create and share recipes, grocery lists and restaurants with friends.
          </p>
          <div className="relative z-2 mt-7 flex gap-3">
            <ButtonLink to="/register?redirect=/menu" className="min-w-33">
              Register
            </ButtonLink>
            <ButtonLink to="/login?redirect=/menu" look="secondary" className="min-w-33">
              Login
            </ButtonLink>
          </div>
        </div>
        {/* On a narrow screen only the middle of the field is seen. */}
        <WheatField className="-mt-1.5 lg:-mt-56 lg:h-107.5 max-sm:[&_.wheat-sun]:-translate-x-[175px]" />
      </div>
      <div className="bg-(--hill-3) pt-2 pb-12 lg:-mt-px lg:pt-0 lg:pb-18">
        <ul className="wrap relative grid gap-3 lg:-mt-8.5 lg:grid-cols-[repeat(3,1fr)] lg:gap-5">
          {features.map(({ title, text, plate, cloth }) => (
            <Card
              key={title}
              as="li"
              className={`landing-card grid grid-cols-[72px_1fr] items-start gap-x-4 gap-y-0.5 p-5 lg:grid-cols-[1fr] lg:gap-1.5 lg:px-6.5 lg:pt-6.5 lg:pb-7 ${cloth}`}
            >
              <div className="row-span-2 size-18 lg:mb-3 lg:size-23">
                <Plate id={plate} kind={plate} rimmed />
              </div>
              <h2 className="self-end text-h3 leading-[1.25] font-strong">{title}</h2>
              <p className="text-second text-pretty text-muted">{text}</p>
            </Card>
          ))}
        </ul>
      </div>
    </Page>
  )
}

function LandingHeader() {
  return (
    <header className="wrap flex h-15 items-center justify-between">
      <AppLink to="/">
        <Wordmark />
      </AppLink>
      <ButtonLink to="/login?redirect=/menu" look="quiet" size="small" className="-mr-3">
        Login
      </ButtonLink>
    </header>
  )
}
