import type { ReactNode } from 'react'
import { COURSE_HEADING, type Course } from '#shared/recipe-words.ts'
import { FirstLoadNote } from '#exchange/first-load.tsx'
import { Page } from '#page/page.tsx'
import { AppLink } from '#ui/app-link.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { WheatRule } from '#ui/art/wheat-rule.tsx'
import { CardLink } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Dish } from './dish.tsx'
import { useMenu, type MenuView } from './menu.data.ts'
import { Onboarding } from './onboarding.tsx'
import { later } from '#ui/later.tsx'
import './menu.css'

const CookTimer = later<{ recipeId: string }>(() =>
  import('#timers/timer-link.tsx').then((m) => m.CookTimer),
)

/** /menu: the newest recipes as a printed card, or the first steps where there are none. */
export function Menu() {
  const found = useMenu()
  return (
    <Page title="Menu" illustration="wheat">
      {found && <MenuContent found={found} />}
    </Page>
  )
}

const OFF_EDGE = 'menu-side-plate absolute -right-15.5 -bottom-11 w-41'

function MenuContent({ found }: { found: MenuView }) {
  const { isEmpty, load } = found
  if (isEmpty && load) {
    return (
      <>
        {!load.isComing && <h1 className="sr-only">Menu</h1>}
        <FirstLoadNote load={load} isEmpty />
      </>
    )
  }
  return (
    <>
      <Continue continuing={found.continuing} />
      {isEmpty ? <Onboarding /> : <MenuCard found={found} />}
    </>
  )
}

const WAY_BACK = 'grid min-h-15 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2'

/** What one was at: the list in use and the recipe on the stove (product §2.menu.7). */
function Continue({ continuing: { list, cooking } }: Pick<MenuView, 'continuing'>) {
  if (!list && !cooking) return null
  return (
    <nav
      className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-2.5"
      aria-label="Continue"
    >
      {list && (
        <CardLink
          to={`/groceries/${list.id}/${list.isShopping ? 'shopping' : 'edit'}`}
          className={WAY_BACK}
        >
          <Icon name="basket" className="row-span-2 text-accent-text" />
          <b className="truncate font-semibold">{list.name}</b>
          <span className="meta num">{list.left} left</span>
        </CardLink>
      )}
      {cooking && (
        <CardLink to={`/recipes/${cooking.recipeId}/prepare`} className={WAY_BACK}>
          <Icon name="pot" className="row-span-2 text-accent-text" />
          <b className="truncate font-semibold">{cooking.title}</b>
          <span className="meta num">
            Step {cooking.step} of {cooking.of} <CookTimer recipeId={cooking.recipeId} />
          </span>
        </CardLink>
      )}
    </nav>
  )
}

function MenuCard({ found }: { found: MenuView }) {
  const section = (course: Course) => (
    <CourseSection key={course} course={course} dishes={found.menu[course]} />
  )
  return (
    <div className="menu-sides lg:grid lg:grid-cols-[1fr_17rem] lg:items-start lg:gap-7">
      <div className="menu-card relative rounded-paper border bg-surface px-4.5 pt-7.5 pb-6.5 shadow-(--shadow-2) lg:px-12 lg:pt-11 lg:pb-12">
        <div className="mb-1.5 grid justify-items-center gap-3.5">
          <h1 tabIndex={-1} className="font-[420] italic">
            Menu
          </h1>
          <WheatRule />
        </div>
        <div className="menu-columns">
          <div>{(['APPETIZER', 'SIDE_DISH'] as const).map(section)}</div>
          <div>{(['MAIN', 'DESSERT'] as const).map(section)}</div>
        </div>
      </div>
      <aside
        className="mt-4 grid gap-3 sm:grid-cols-[1fr_1fr] lg:sticky lg:top-[calc(var(--header)+32px)] lg:mt-0 lg:grid-cols-[1fr]"
        aria-label="Collections"
      >
        <SideCard to="/groceries" title="Grocery Lists" more="View collection" cloth="cloth-3">
          <Plate id="side-groceries" kind="cucumber" className={OFF_EDGE} />
        </SideCard>
        <SideCard to="/recipes" title="Recipes" more="View All Recipes" cloth="cloth-1">
          <Plate id="side-recipes" kind="beans" className={OFF_EDGE} />
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
    <section className="pt-6.5" aria-labelledby={course}>
      <h2 id={course} className="mb-2 text-center text-[1.5625rem] font-[430] italic">
        <AppLink
          to="/recipes"
          className="-my-2 inline-flex min-h-11 items-center px-2 hover:text-accent-text"
        >
          {COURSE_HEADING[course]}
        </AppLink>
      </h2>
      {dishes.length === 0 && (
        <p className="grid justify-items-center px-5 pt-2 pb-1 text-center text-second text-balance text-muted">
          {HINTS[course]}
          <TextLink to="/recipes/create" block>
            Add a recipe
          </TextLink>
        </p>
      )}
      <ul hidden={dishes.length === 0}>
        {dishes.map((dish) => (
          <li key={dish.id} className="menu-row relative">
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
    <CardLink
      to={to}
      ground="bg-(--cloth)"
      className={`relative grid min-h-33 content-between gap-4.5 overflow-hidden p-5 lg:min-h-43 lg:p-5.5 ${cloth}`}
    >
      <h2 className="text-[1.375rem]">{title}</h2>
      <span className="relative z-1 inline-flex items-center gap-1 text-second font-semibold text-accent-text">
        {more}
        <Icon name="next" size={18} />
      </span>
      {children}
    </CardLink>
  )
}
