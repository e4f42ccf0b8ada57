import type { MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { usePreload } from './preload.ts'

export type LinkProps = {
  to: string
  className?: string
  children?: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  onClick?: () => void
}

/**
 * A link to a path of the app that preloads its screen on intent. Has no looks of its own. Not the
 * router's Link, which brings what only its framework needs.
 */
export function AppLink({ to, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.()
    follow(event)
  }
  return (
    <a href={useHref(to)} {...usePreload(to)} {...rest} onClick={click}>
      {children}
    </a>
  )
}
