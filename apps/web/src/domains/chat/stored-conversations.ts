import { useQuery } from '@tanstack/react-query'
import type { Messenger, Seed, To } from '@tradefloor/client/messaging'
import type { Message } from '@tradefloor/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { talksKey } from './talks-key.ts'

const most = { threads: 50, messages: 50 }

/** Signed addresses are not written down: they end, and they open what they name to whoever has them. */
const unsigned = (message: Message): Message =>
  message.picture ? { ...message, picture: { ...message.picture, url: '' } } : message

const isListed = (messenger: Messenger) => messenger.getSnapshot().listed.all !== 'none'

/** The list as the server gave it to this page; undefined before that. */
function listOf(messenger: Messenger): Seed[] | undefined {
  if (!isListed(messenger)) return undefined
  return messenger
    .getSnapshot()
    .conversations.slice(0, most.threads)
    .flatMap(({ about }) =>
      about ? [{ thread: { ...about, last: about.last && unsigned(about.last) } }] : [],
    )
    .map(({ thread }) => ({ thread, messages: [] }))
}

function talkOf(messenger: Messenger, to: To): Seed[] | undefined {
  const { about, messages, hasNewer } = messenger.conversation(to)
  if (!isListed(messenger) || !about || messages.length === 0 || hasNewer) return undefined
  return [{ thread: about, messages: messages.slice(-most.messages).map(unsigned) }]
}

/** Resolves when there is something to read. */
const when = (messenger: Messenger, read: () => Seed[] | undefined, signal: AbortSignal): Promise<Seed[]> =>
  new Promise((resolve) => {
    const look = () => {
      const found = read()
      if (!found) return
      end()
      resolve(found)
    }
    const end = messenger.subscribe(look)
    signal.addEventListener('abort', end)
    look()
  })

const settleMs = 300

/**
 * A query of what the messenger knows, so that it is kept, dated and forgotten as other answers are (`keep-answers.ts`).
 * While the server says nothing the query stays open, is given the kept answer, and hands that to the messenger.
 */
function useKept(messenger: Messenger, name: readonly unknown[], read: () => Seed[] | undefined) {
  const { data, refetch } = useQuery({
    queryKey: [...talksKey, ...name],
    queryFn: ({ signal }) => when(messenger, read, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const now = useSyncExternalStore(messenger.subscribe, () => JSON.stringify(read()))
  useEffect(() => {
    if (now === undefined) return
    const timer = setTimeout(() => void refetch(), settleMs)
    return () => clearTimeout(timer)
  }, [now, refetch])
  useEffect(() => {
    if (data && !isListed(messenger)) messenger.seed(data)
  }, [data, messenger])
}

export const useStoredConversations = (messenger: Messenger) =>
  useKept(messenger, ['list'], () => listOf(messenger))

export const useStoredConversation = (messenger: Messenger, exhibitionId: number, companyId: number) =>
  useKept(messenger, [exhibitionId, companyId], () =>
    talkOf(messenger, { exhibition_id: exhibitionId, company_id: companyId }),
  )
