import { useEffect, useState, useSyncExternalStore } from 'react'

interface Snapshot {
  /** Whether messages that wait outlive the page. */
  isKept: boolean
  /** Messages that the server does not have yet. */
  pending: number
}

interface Source {
  subscribe(listener: () => void): () => void
  getSnapshot(): Snapshot
}

const idle = () => () => {}

const isUnkeptIn = (snapshot: Snapshot | undefined): boolean =>
  snapshot !== undefined && !snapshot.isKept && snapshot.pending > 0

/** Most messages are gone in less: nobody has to be told of those. */
const tellAfterMs = 1500

/** Whether messages wait that this page alone knows of, where the browser keeps nothing. */
export function useUnsavedMessages(source: Source): boolean {
  const isUnkept = useSyncExternalStore(source.subscribe, () => isUnkeptIn(source.getSnapshot()))
  const [isTold, setIsTold] = useState(false)
  useEffect(() => {
    if (!isUnkept) return
    const timer = setTimeout(() => setIsTold(true), tellAfterMs)
    return () => {
      clearTimeout(timer)
      setIsTold(false)
    }
  }, [isUnkept])
  return isUnkept && isTold
}

/** The browser asks before the page goes with messages that would go with it. */
export function useConfirmUnload(source: Source | undefined) {
  const isUnkept = useSyncExternalStore(source?.subscribe ?? idle, () => isUnkeptIn(source?.getSnapshot()))
  useEffect(() => {
    if (!isUnkept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnkept])
}
