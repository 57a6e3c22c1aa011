import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Where conversations come from, as far as showing one needs it. */
interface Source<To, View> {
  subscribe(listener: () => void): () => void
  getSnapshot(): unknown
  conversation(to: To): View
  /** Keeps it up to date until what comes back is called. */
  openThread(to: To): () => void
  loadOlder(to: To): Promise<void>
  loadNewer(to: To): Promise<void>
  goToNewest(to: To): void
  markRead(to: To): void
}

/** A conversation while it is shown: kept up to date, and read when its newest message is in sight. */
export function useConversation<To, View extends { messages: readonly { sequence: number }[] }>(
  source: Source<To, View>,
  to: To,
) {
  useEffect(() => source.openThread(to), [source, to])
  useSyncExternalStore(source.subscribe, source.getSnapshot)
  const conversation = source.conversation(to)
  const [isLoadingOlder, setIsLoadingOlder] = useState(false)
  const [isLoadingNewer, setIsLoadingNewer] = useState(false)
  const [problem, setProblem] = useState<string>()
  const loadOlder = useCallback(async () => {
    setIsLoadingOlder(true)
    setProblem(undefined)
    await source.loadOlder(to).catch((error: Error) => setProblem(error.message))
    setIsLoadingOlder(false)
  }, [source, to])
  const loadNewer = useCallback(async () => {
    setIsLoadingNewer(true)
    setProblem(undefined)
    await source.loadNewer(to).catch((error: Error) => setProblem(error.message))
    setIsLoadingNewer(false)
  }, [source, to])
  const goToNewest = useCallback(() => source.goToNewest(to), [source, to])
  const [isSeen, see] = useState(true)
  const newest = conversation.messages.at(-1)?.sequence
  useEffect(() => {
    if (isSeen && newest !== undefined) source.markRead(to)
  }, [source, to, isSeen, newest])
  return {
    conversation,
    isLoadingOlder,
    isLoadingNewer,
    problem,
    loadOlder,
    loadNewer,
    goToNewest,
    see,
  }
}
