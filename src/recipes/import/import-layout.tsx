import type { CSSProperties, ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

/** The card that holds one step of an import. */
export function ImportSheet({ children }: { children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-3.5 px-4 pt-4.5 pb-5 lg:max-w-[46rem] lg:p-6">
      {children}
    </Card>
  )
}

type Props = { className?: string; style?: CSSProperties; children: ReactNode }

/** The buttons of a step, beside each other as far as there is room. */
export function ImportButtons({ className = '', children }: Omit<Props, 'style'>) {
  return <div className={`flex flex-wrap gap-2.5 ${className}`}>{children}</div>
}

/** A hint in a box, read out when it appears. */
export function ImportNote({ className = '', style, children }: Props) {
  return (
    <div
      className={`rounded-control bg-wheat-soft px-4 py-3 ${className}`}
      style={style}
      role="status"
    >
      {children}
    </div>
  )
}
