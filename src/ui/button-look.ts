type ButtonLook = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'danger-quiet'
type ButtonSize = 'small' | 'medium'

/** What Button and ButtonLink share. `primary` is the one loud thing of a screen. */
export type ButtonLooks = {
  look?: ButtonLook
  size?: ButtonSize
  /** As wide as its place. */
  wide?: boolean
  className?: string
}

const BASE =
  'button inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold tracking-[-0.005em] whitespace-nowrap disabled:cursor-default disabled:border-transparent disabled:bg-sunken disabled:text-muted disabled:opacity-75 aria-busy:cursor-progress'

/** Of a button that does nothing now and keeps the focus, as one that is `disabled` does not. */
export const NOT_POSSIBLE =
  'aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-50'

/** Filled: in forced colours it stays so (src/page/forced-colors.css). */
const LOUD = 'button-loud border-transparent text-on-accent'

const looks: Record<ButtonLook, string> = {
  primary: `${LOUD} bg-accent hover:bg-accent-hover`,
  secondary: 'border-border-strong bg-surface hover:bg-sunken',
  soft: 'border-transparent bg-accent-soft text-accent-text hover:bg-[color-mix(in_oklab,var(--color-accent-soft),var(--color-accent)_10%)]',
  quiet: 'border-transparent text-accent-text hover:bg-accent-soft',
  danger: `${LOUD} bg-danger hover:bg-[color-mix(in_oklab,var(--color-danger),var(--color-text)_14%)]`,
  'danger-quiet': 'border-transparent text-danger hover:bg-danger-soft',
}
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 text-second',
  medium: 'min-h-12 text-body',
}

/** The classes of a button with these looks. */
export function buttonClass({
  look = 'primary',
  size = 'medium',
  wide,
  className = '',
}: ButtonLooks) {
  const padding = look.endsWith('quiet') ? 'px-3' : size === 'small' ? 'px-4' : 'px-5'
  return `${BASE} ${looks[look]} ${sizes[size]} ${padding} ${wide ? 'w-full' : ''} ${className}`
}

/** What stands before the text of a button is a little nearer to its edge. */
export const BUTTON_ICON = '-ml-0.75'

/** A round button or link of 44 px with an icon alone. */
export const ICON_BUTTON =
  'relative inline-grid size-11 flex-none place-items-center rounded-full transition-[background-color] duration-(--state) hover:bg-chip disabled:cursor-default disabled:text-muted disabled:opacity-60'
