import { Wheat } from './art/wheat.tsx'

/** Over the whole page while the code or data of a screen is on its way (product §2.shell). */
export function Loading({ more }: { more?: string }) {
  return (
    <output className="loading">
      <Wheat />
      Loading...
      {more && <small className="meta num">{more}</small>}
    </output>
  )
}
