import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** What went wrong with a whole form, read out at once, e.g. 'Error: Title is required'. */
export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <div className="error-box" role="alert">
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  )
}
