import type { ReactNode } from 'react'
import { COURSE_HEADING, type Course } from '#shared/recipe-words.ts'
import { Page } from '#page/page.tsx'
import { AppLink } from '#ui/app-link.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { WheatRule } from '#ui/art/wheat-rule.tsx'
import { CardLink } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/loading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Dish } from './dish.tsx'
import { useMenu, type MenuView } from './menu.data.ts'
import { Onboarding } from './onboarding.tsx'
import './menu.css'

/** /menu: the newest recipes as a printed card, or the first steps where there are none. */
export function Menu() {
  const found = useMenu()
  return (
    <Page title="Menu" illustration="wheat">
      {found && <MenuContent found={found} />}
    </Page>
  )
}

function MenuContent({ found }: { found: MenuView }) {
  if (found.isArriving) return <Loading />
  if (found.isEmpty) return <Onboarding />
  const section = (course: Course) => (
    <CourseSection key={course} course={course} dishes={found.menu[course]} />
  )
  return (
    <div className="menu-page">
      <div className="menu-card">
        <div className="menu-title">
          <h1 tabIndex={-1}>Menu</h1>
          <WheatRule />
        </div>
        <div className="menu-columns">
          <div>{(['APPETIZER', 'SIDE_DISH'] as const).map(section)}</div>
          <div>{(['MAIN', 'DESSERT'] as const).map(section)}</div>
        </div>
      </div>
      <aside className="menu-side" aria-label="Collections">
        <SideCard to="/groceries" title="Grocery Lists" more="View collection" cloth="cloth-3">
          <Plate id="side-groceries" kind="cucumber" />
        </SideCard>
        <SideCard to="/recipes" title="Recipes" more="View All Recipes" cloth="cloth-1">
          <Plate id="side-recipes" kind="beans" />
        </SideCard>
      </aside>
    </div>
  )
}

const HINTS: Record<Course, string> = {
  APPETIZER: 'Appetizers are a great way to start the meal.',
  SIDE_DISH: 'Side dishes add variety, why not add a few?',
  MAIN: 'A proper menu needs a main dish.',
  DESSERT: 'Something sweet to finish? Add desserts.',
}

type CourseProps = { course: Course; dishes: MenuView['menu'][Course] }

function CourseSection({ course, dishes }: CourseProps) {
  return (
    <section className="menu-course" aria-labelledby={course}>
      <h2 id={course}>
        <AppLink to="/recipes">{COURSE_HEADING[course]}</AppLink>
      </h2>
      {dishes.length === 0 && (
        <p className="menu-hint">
          {HINTS[course]}
          <TextLink to="/recipes/create" block>
            Add a recipe
          </TextLink>
        </p>
      )}
      <ul>
        {dishes.map((dish) => (
          <li key={dish.id}>
            <Dish recipe={dish} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SideCardProps = {
  to: string
  title: string
  more: string
  cloth: string
  /** The plate that runs off its edge. */
  children: ReactNode
}

function SideCard({ to, title, more, cloth, children }: SideCardProps) {
  return (
    <CardLink to={to} className={`menu-side-card cloth ${cloth}`}>
      <h2>{title}</h2>
      <span className="menu-side-more">
        {more}
        <Icon name="next" size={18} />
      </span>
      {children}
    </CardLink>
  )
}
