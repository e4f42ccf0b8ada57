import type { ReactNode } from 'react'
import { AppLink, type LinkProps } from './app-link.tsx'

type Props = {
  /** The element: a section or an item of a list where that is what it is. */
  as?: 'div' | 'section' | 'article' | 'li' | 'form'
  className?: string
  children: ReactNode
}

/** A sheet of paper on the page. Brings no padding. Never inside another card. */
export function Card({ as: Element = 'div', className = '', children }: Props) {
  return <Element className={`card ${className}`}>{children}</Element>
}

/** A card that is one link; it rises a little under the pointer. */
export function CardLink({ className = '', ...rest }: LinkProps) {
  return <AppLink className={`card ${className}`} {...rest} />
}
