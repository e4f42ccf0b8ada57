import { later } from '#ui/later.tsx'

/** The switch that keeps the screen on. Nobody's screen goes dark before it is there. */
export const WakeSwitch = later<object>(
  () => import('./wake-switch.tsx').then((m) => m.WakeSwitch),
  { now: true },
)
