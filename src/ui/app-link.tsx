import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePreload } from './preload.ts'

export type LinkProps = {
  to: string
  className?: string
  children?: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  onClick?: () => void
}

/** A link to a path of the app that preloads its screen on intent. Has no looks of its own. */
export function AppLink(props: LinkProps) {
  return <Link {...usePreload(props.to)} {...props} />
}
