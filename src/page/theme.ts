/** Light or dark: what the system says, unless somebody chose otherwise on this device. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#ui/listeners.ts'
import { keep } from './kept.ts'

export type Theme = 'system' | 'light' | 'dark'

/** public/theme.js reads it before the first paint. */
const KEY = 'nomnom-theme'

/** The colour of the browser's own bars; those of index.html. */
const BAR = { light: '#fdf8ef', dark: '#18130f' }

const listeners = createListeners()

/** The chosen theme, and a new render when it changes, in whatever tab. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme)
}

/** Chooses for this device. */
export function setTheme(theme: Theme): void {
  keep(KEY, theme === 'system' ? null : theme)
  apply(theme)
  listeners.tell()
}

function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = BAR[theme === 'system' ? themeOf(meta.media) : theme]
  }
}

function themeOf(media: string): 'light' | 'dark' {
  return media.includes('dark') ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return
    apply(newValue === 'light' || newValue === 'dark' ? newValue : 'system')
    listener()
  }
  const leave = listeners.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    leave()
    window.removeEventListener('storage', onStorage)
  }
}
