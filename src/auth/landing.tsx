import './landing.css'
import { Navigate } from 'react-router-dom'
import { AppLink } from '#ui/app-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
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
  if (isSignedIn) return <Navigate to="/menu" replace />
  return (
    <Page bleed title="Welcome" header={<LandingHeader />}>
      <div className="landing-hero">
        <div className="wrap">
          <p className="notice">
            <Icon name="sun" size={16} />
            Still a work in progress
          </p>
          <h1 tabIndex={-1}>
            Welcome
            <br />
            to <em>nomnom</em>
          </h1>
          <p className="landing-promise">
            Create and share recipes, grocery lists and restaurants with friends.
          </p>
          <div className="landing-buttons">
            <ButtonLink to="/register?redirect=/menu">Register</ButtonLink>
            <ButtonLink to="/login?redirect=/menu" look="secondary">
              Login
            </ButtonLink>
          </div>
        </div>
        <WheatField />
      </div>
      <div className="landing-features">
        <ul className="wrap">
          {features.map(({ title, text, plate, cloth }) => (
            <Card key={title} as="li" className={`landing-feature ${cloth}`}>
              <div className="landing-picture">
                <Plate id={plate} kind={plate} rimmed />
              </div>
              <h2>{title}</h2>
              <p>{text}</p>
            </Card>
          ))}
        </ul>
      </div>
    </Page>
  )
}

function LandingHeader() {
  return (
    <header className="landing-header wrap">
      <AppLink to="/">
        <Wordmark />
      </AppLink>
      <ButtonLink to="/login?redirect=/menu" look="quiet" size="small">
        Login
      </ButtonLink>
    </header>
  )
}
