import { useEffect, useState } from 'react'

/**
 * What `load` resolves to; undefined until then. When `key` changes it is loaded again, and the old
 * value stays until the new one has arrived. A value that arrives after unmounting is dropped.
 */
export function useLoaded<T>(load: () => Promise<T>, key: unknown = null): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>()
  useEffect(() => {
    let isLeft = false
    void load().then((value) => isLeft || setLoaded({ value }))
    return () => {
      isLeft = true
    }
    // `load` is a new function at each render; `key` says when it loads something else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return loaded?.value
}
