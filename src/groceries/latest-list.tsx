import { Redirect } from 'wouter'

type Dated = { id: string; updatedAt: number }

/** Each newest first. */
export type LatestListProps = { own: readonly Dated[]; shared: readonly Dated[] }

/** Leads on to the list that was changed last (product §2.groceries.8); without one it is nothing. */
export function LatestList({ own, shared }: LatestListProps) {
  const firsts = [...own.slice(0, 1), ...shared.slice(0, 1)]
  const [latest] = firsts.toSorted((a, b) => b.updatedAt - a.updatedAt)
  return latest ? <Redirect to={`/groceries/${latest.id}/shopping`} replace /> : null
}
