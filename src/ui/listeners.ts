/** Those who want to hear of a change, as `useSyncExternalStore` asks for them. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** Calls back at each change; answers what ends that. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (): void => {
      for (const listener of listeners) listener()
    },
    isHeard: (): boolean => listeners.size > 0,
  }
}
