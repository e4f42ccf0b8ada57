import { Wheat } from './art/wheat.tsx'

/** Over the whole page while the code of a screen is on its way (product §2.shell). */
export function Loading() {
  return (
    <output className="loading">
      <Wheat />
      Loading...
    </output>
  )
}
