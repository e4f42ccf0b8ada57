/** What the frame has besides the header, fetched together once the first screen stands. */
export { AfterStart } from './after-start.tsx'
export { HeaderMenu } from './header-menu.tsx'
export { InstallBanner } from './install-banner.tsx'
export { NotFound } from './not-found.tsx'
export { ShortcutHelp } from '#page/shortcut-help.tsx'
export { press } from './shortcut-deeds.ts'
export { UpdateDialog } from './update-dialog.tsx'
