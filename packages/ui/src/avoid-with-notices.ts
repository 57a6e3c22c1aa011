import { useSyncExternalStore } from 'react'

let kept: readonly Element[] = []
const listeners = new Set<() => void>()

function set(elements: readonly Element[]) {
  kept = elements
  for (const listener of listeners) listener()
}

/** What notices never lie on, as long as it is there: the `ref` of such an element. */
export function avoidWithNotices(element: Element | null) {
  if (!element) return
  set([...kept, element])
  return () => set(kept.filter((each) => each !== element))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAvoidedElements = () => useSyncExternalStore(subscribe, () => kept)
