import { TEXT } from '#shared/errors.ts'
import { Missing } from '#exchange/missing.tsx'
import { Page } from '#page/page.tsx'
import { Plate } from '#ui/art/plate.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { useRefusedList, type RefusedList } from './list-changes.data.ts'

export type ListMissingProps = { listId: string }

/** A list that is not there (any more), or that the server did not take. */
export function ListMissing({ listId }: ListMissingProps) {
  const refused = useRefusedList(listId)
  if (refused === undefined) return <Page title="Grocery List">{null}</Page>
  if (refused) return <ListRefused list={refused} />
  return (
    <Missing
      title={TEXT.listNotFound}
      picture={<Plate id="missing-list" kind="crumbs" />}
      to="/groceries"
      linkText="To the Grocery Lists"
    />
  )
}

/** Why it was refused, and what was entered; the chip leads to what can be done about it. */
function ListRefused({ list }: { list: RefusedList }) {
  return (
    <Page title={list.name}>
      <BackLink to="/groceries">Grocery Lists</BackLink>
      <h1 tabIndex={-1}>{list.name}</h1>
      <div className="mb-7 grid justify-items-start gap-3">
        <ErrorBox className="justify-self-stretch">Error: {list.message}</ErrorBox>
        <p>This list could not be saved. What you entered is still here.</p>
      </div>
      <ul>
        {list.texts.map((text, at) => (
          // The index as key: a line may stand there twice, and these lines never change.
          <li key={at}>{text}</li>
        ))}
      </ul>
    </Page>
  )
}
