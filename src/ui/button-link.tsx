import { AppLink, type LinkProps } from './app-link.tsx'
import { BUTTON_ICON, buttonClass, type ButtonLooks } from './button-look.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = LinkProps & ButtonLooks & { icon?: IconName }

/** A link to another screen with the look of a button. */
export function ButtonLink({ look, size, wide, className, icon, children, ...link }: Props) {
  return (
    <AppLink className={buttonClass({ look, size, wide, className })} {...link}>
      {icon && <Icon name={icon} size={size === 'small' ? 20 : 24} className={BUTTON_ICON} />}
      {children}
    </AppLink>
  )
}
