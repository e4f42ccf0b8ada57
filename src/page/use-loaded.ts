import { useEffect, useState } from 'react'

/**
 * What `load` resolves to; undefined until then. Loaded anew when `key` changes: until that is there,
 * what was loaded before stays. What comes after the screen was left is dropped.
 */
export function useLoaded<T>(load: () => Promise<T>, key: unknown = null): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>()
  useEffect(() => {
    let isLeft = false
    void load().then((value) => isLeft || setLoaded({ value }))
    return () => {
      isLeft = true
    }
    // `load` is another function at each drawing; `key` says when it loads something else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return loaded?.value
}
