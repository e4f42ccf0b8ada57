import { Plate } from '#ui/art/plate.tsx'
import { Wheat } from '#ui/art/wheat.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The first steps of somebody whose menu is empty (product §2.menu.2). */
export function Onboarding() {
  return (
    <div className="onboarding">
      <div className="onboarding-picture">
        <Plate id="onboarding" kind="empty" />
        <Wheat />
      </div>
      <h1 tabIndex={-1}>Let's get started!</h1>
      <p className="muted">Two small steps to a menu of your own.</p>
      <ol className="onboarding-steps">
        <Card as="li">
          <span className="onboarding-number" aria-hidden="true">
            1
          </span>
          <div>
            <h2>Create your first recipe</h2>
            <p>
              Something you know by heart, or{' '}
              <TextLink to="/recipes/create?from=app">bring yours in</TextLink>.
            </p>
          </div>
          <ButtonLink to="/recipes/create">Create a Recipe</ButtonLink>
        </Card>
        <Card as="li">
          <span className="onboarding-number" aria-hidden="true">
            2
          </span>
          <div>
            <h2>Add friends and family</h2>
            <p>Choose what each of them can see.</p>
          </div>
          <ButtonLink to="/profile" look="secondary">
            Add a Friend
          </ButtonLink>
        </Card>
      </ol>
    </div>
  )
}
