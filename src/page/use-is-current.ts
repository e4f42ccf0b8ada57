import { useLocation } from '#page/router.tsx'

/** 'page' when this part of the app is shown, as the value of aria-current. */
export function useIsCurrent(path: string): 'page' | undefined {
  const { pathname } = useLocation()
  return pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined
}
