import { AppLink, type LinkProps } from './app-link.tsx'

type Props = LinkProps & {
  /** Alone on its line: gets a full 44 px target. */
  block?: boolean
}

/** An underlined link in text. */
export function TextLink({ block, className = '', ...rest }: Props) {
  return (
    <AppLink className={`text-link ${block ? 'text-link-block' : ''} ${className}`} {...rest} />
  )
}
