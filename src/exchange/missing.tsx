import { useFirstLoad } from './first-load.data.ts'
import { FirstLoadNote } from './first-load.tsx'
import type { MissingProps } from './missing-props.ts'
import { Page } from '#page/page.tsx'
import { later } from '#ui/later.tsx'

const NotHere = later<MissingProps>(() => import('./panels.ts').then((m) => m.NotHere), {
  drawn: true,
  required: true,
})

/**
 * Something that is not there for this person: never was, deleted, or not shared that far. That is only
 * known once everything has arrived on this device.
 */
export function Missing(props: MissingProps) {
  const load = useFirstLoad()
  if (props.text !== undefined || load === null) return <NotHere {...props} />
  return <Page title="Nom Nom">{load && <FirstLoadNote load={load} isEmpty />}</Page>
}
