/** Who wants to know of changes; and how often there was one, for what is derived from them. */
export function createListeners() {
  const listeners = new Set<() => void>()
  let version = 0
  return {
    version: () => version,
    notify() {
      version++
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Listeners = ReturnType<typeof createListeners>
