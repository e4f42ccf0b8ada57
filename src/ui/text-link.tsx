import { AppLink, type LinkProps } from './app-link.tsx'

type Props = LinkProps & {
  /** Alone on its line: gets a full 44 px target. */
  block?: boolean
}

/** The look of a link in text; also for those that lead out of the app. */
export const TEXT_LINK =
  'font-strong text-accent-text underline decoration-current/35 decoration-1 underline-offset-3 hover:decoration-current'

/** An underlined link in text. */
export function TextLink({ block, className = '', ...rest }: Props) {
  const line = block ? 'inline-flex min-h-11 items-center gap-1' : ''
  return <AppLink className={`${TEXT_LINK} ${line} ${className}`} {...rest} />
}
