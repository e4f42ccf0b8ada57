import { Wheat } from './art/wheat.tsx'
import { useReading } from './idle.ts'

/** Over the whole page while the code or data of a screen is on its way (product §2.shell). */
export function Loading({ more }: { more?: string }) {
  useReading(true)
  return (
    <output className="loading">
      <Wheat />
      Loading...
      {more && <small className="meta num">{more}</small>}
    </output>
  )
}
