import { memo } from 'react'
import { later } from '../later.tsx'

type Props = {
  /** Decides roof, wall and awning, for good: the id of the place. */
  id: string
  className?: string
}

/** The drawing is fetched later than the cloth that it stands on. */
const ShopScene = later<{ id: string }>(() => import('./drawings.ts').then((m) => m.ShopScene), {
  now: true,
})

/** One lit shop between two quiet neighbours, 2 wide to 1 high. Lay a cloth behind it. */
export const ShopFront = memo(function ShopFront({ id, className = '' }: Props) {
  return (
    <svg
      className={`shop-front ${className}`}
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <ShopScene id={id} />
    </svg>
  )
})
