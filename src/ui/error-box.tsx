import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { className?: string; children: ReactNode }

/** What went wrong with a whole form, read out at once, e.g. 'Error: Title is required'. */
export function ErrorBox({ className = '', children }: Props) {
  return (
    <div
      className={`flex gap-2.5 rounded-[14px] bg-danger-soft px-4 py-3.5 font-medium text-danger ${className}`}
      role="alert"
    >
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  )
}
