import { useSyncExternalStore } from 'react'

let isDrawn = false
const listeners = new Set<() => void>()

/** Said once a visit, when the first screen is there and the network is free for more. */
export function noteFirstScreen(): void {
  isDrawn = true
  // Where measurements end.
  performance.mark('first-screen')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For what may come a moment later than the page, so that the page comes sooner. */
export const useFirstScreenDrawn = (): boolean => useSyncExternalStore(subscribe, () => isDrawn)
