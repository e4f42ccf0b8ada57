export type ButtonLook = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'danger-quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

/** What Button and ButtonLink share. `primary` is the one loud thing of a screen. */
export type ButtonLooks = {
  look?: ButtonLook
  size?: ButtonSize
  /** As wide as its place. */
  wide?: boolean
  className?: string
}

const looks: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  soft: 'button-soft',
  quiet: 'button-quiet',
  danger: 'button-danger',
  'danger-quiet': 'button-danger-quiet',
}
const sizes: Record<ButtonSize, string> = {
  small: 'button-small',
  medium: '',
  large: 'button-large',
}

/** The class of a button with these looks. */
export function buttonClass({
  look = 'primary',
  size = 'medium',
  wide,
  className = '',
}: ButtonLooks) {
  return ['button', looks[look], sizes[size], wide ? 'button-wide' : '', className]
    .filter(Boolean)
    .join(' ')
}
