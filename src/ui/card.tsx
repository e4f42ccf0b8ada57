import type { ReactNode } from 'react'
import { AppLink, type LinkProps } from './app-link.tsx'

type Props = {
  /** The element: a section or an item of a list where that is what it is. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'li' | 'form'
  className?: string
  children: ReactNode
}

/** A sheet that lies on the page, without its ground. */
export const SHEET = 'rounded-card border shadow-(--shadow-1)'

/** A sheet of paper on the page. Brings no padding. Never inside another card. */
export function Card({ as: Element = 'div', className = '', children }: Props) {
  return <Element className={`${SHEET} bg-surface ${className}`}>{children}</Element>
}

/** A card that is one link; it rises a little under the pointer. */
export function CardLink({ className = '', ground = 'bg-surface', ...rest }: CardLinkProps) {
  return (
    <AppLink
      className={`card-link block ${SHEET} hover:shadow-(--shadow-2) ${ground} ${className}`}
      {...rest}
    />
  )
}

type CardLinkProps = LinkProps & {
  /** What it is made of, where it is not paper. */
  ground?: string
}
