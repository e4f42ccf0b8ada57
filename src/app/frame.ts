/** The frame of every screen with the navigation. */
export { HeaderFrame } from './shell.tsx'

/** The screen where there is none: seldom seen, so it comes with what the frame has later. */
export const openNotFound = () => import('./extras.ts').then((m) => m.NotFound)
