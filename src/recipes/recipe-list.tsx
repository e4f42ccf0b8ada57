import { useEffect, useMemo, useState } from 'react'
import { useLocation } from '#page/router.tsx'
import { COURSE_HEADING } from '#shared/recipe-words.ts'
import { FirstLoadNote } from '#exchange/first-load.tsx'
import { Page, PageTitle } from '#page/page.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { useReading } from '#ui/idle.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useAfterFrame } from '#ui/use-after-frame.ts'
import { firstOf, groupByCourse } from './grouping.ts'
import { CardOfRecipe } from './recipe-card.tsx'
import { useRecipes, type RecipeCard } from './recipes.data.ts'
import { createSearch } from './search.ts'
import { useWindow } from './use-window.ts'

/** /recipes: own recipes and those of friends, by course. */
export function RecipeList() {
  const found = useRecipes()
  useReading(!found)
  return (
    <Page title="My Recipes" illustration="wheat">
      <PageTitle
        title="My Recipes"
        action={
          // At the right also in a line of its own: what stands where there is none says so.
          <ButtonLink to="/recipes/create" size="small" icon="plus" className="ml-auto">
            New Recipe
          </ButtonLink>
        }
      />
      {found?.load && <FirstLoadNote load={found.load} isEmpty={found.cards.length === 0} />}
      {found && (found.load === null || found.cards.length > 0) && (
        <Recipes recipes={found.cards} />
      )}
    </Page>
  )
}

/** What was sought when the list was left: somebody who comes back from a recipe finds it again. */
let left = ''

function Recipes({ recipes }: { recipes: readonly RecipeCard[] }) {
  const { isBack } = useLocation()
  const [typed, setTyped] = useState(isBack ? left : '')
  useEffect(() => {
    left = typed
  }, [typed])
  const sought = useAfterFrame(typed)
  const isSearching = sought.trim() !== ''
  const search = useMemo(() => isSearching && createSearch(recipes), [recipes, isSearching])
  if (recipes.length === 0) {
    return (
      <EmptyState
        picture={<Plate id="empty-recipes" kind="empty" />}
        title="No saved recipes yet"
        text="Add your first one with the button at the top right."
        action={
          <TextLink to="/recipes/create?from=app" block>
            Or bring yours in
          </TextLink>
        }
      />
    )
  }
  const { titles, also } = search ? search(sought) : { titles: recipes, also: [] }
  return (
    <>
      <SearchField label="search recipes" value={typed} onChange={setTyped} />
      <p className="sr-only" role="status">
        {isSearching && foundText(titles.length + also.length)}
      </p>
      {titles.length + also.length === 0 && (
        <EmptyState
          picture={<Plate id="no-match" kind="crumbs" />}
          title={`Nothing found for “${sought.trim()}”`}
        />
      )}
      <Courses recipes={titles} />
      {also.length > 0 && (
        <section aria-labelledby="also-found">
          <SectionHeading id="also-found" note={also.length}>
            {titles.length > 0 ? 'Also found' : 'Found'}
          </SectionHeading>
          <Cards recipes={also.slice(0, ALSO_SHOWN)} />
        </section>
      )}
    </>
  )
}

/** At most this many are shown that match elsewhere than in the title. */
const ALSO_SHOWN = 60

function Courses({ recipes }: { recipes: readonly RecipeCard[] }) {
  const { shown, end } = useWindow(recipes.length)
  const groups = groupByCourse(recipes)
  const counts = new Map(groups.map((group) => [group.course, group.recipes.length]))
  return (
    <>
      {firstOf(groups, shown).map((group) => (
        <section key={group.course} aria-labelledby={group.course}>
          <SectionHeading id={group.course} note={counts.get(group.course)}>
            {COURSE_HEADING[group.course]}
          </SectionHeading>
          <Cards recipes={group.recipes} />
        </section>
      ))}
      <div ref={end} />
    </>
  )
}

function Cards({ recipes }: { recipes: readonly RecipeCard[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-[1fr_1fr] sm:gap-4 lg:grid-cols-[repeat(3,1fr)] large-text:grid-cols-1">
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <CardOfRecipe recipe={recipe} />
        </li>
      ))}
    </ul>
  )
}

function foundText(count: number): string {
  if (count === 0) return 'Nothing found'
  return count === 1 ? '1 recipe found' : `${count} recipes found`
}
