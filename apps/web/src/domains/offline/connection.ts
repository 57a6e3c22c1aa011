import { useSyncExternalStore } from 'react'

export interface Connection {
  /** Nobody answers. */
  isAway: boolean
  /** Of when the oldest of the answers is that are shown in place of new ones. */
  asOf: number | undefined
}

let current: Connection = { isAway: false, asOf: undefined }
const listeners = new Set<() => void>()

export const connectionNow = () => current

export function setConnection(next: Connection): void {
  if (next.isAway === current.isAway && next.asOf === current.asOf) return
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server can be reached, as it changes. */
export const useConnection = () => useSyncExternalStore(subscribe, connectionNow)
