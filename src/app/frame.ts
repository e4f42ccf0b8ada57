/** The frame of every screen with the navigation, and the screen where there is none. */
export { NotFound } from './not-found.tsx'
export { HeaderFrame } from './shell.tsx'
