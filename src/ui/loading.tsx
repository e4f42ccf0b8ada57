import { Wheat } from './art/wheat.tsx'
import { useReading } from './idle.ts'

/** Over the whole page while the code or data of a screen is on its way (product §2.shell). */
export function Loading({ more }: { more?: string }) {
  useReading(true)
  return (
    <output className="grid min-h-dvh place-content-center justify-items-center gap-4.5 font-serif text-[1.375rem] leading-none font-[450] text-muted italic">
      <Wheat className="w-11 origin-bottom animate-[sway_1.6s_ease-in-out_infinite_alternate] text-warn" />
      Loading...
      {more && <small className="meta num">{more}</small>}
    </output>
  )
}
