import { type Messenger, openMessenger } from '@tradefloor/client/messaging'
import type { Thread } from '@tradefloor/contract'
import { inLanguage, useConfirmUnload, useLanguage, useMessageNotices, useText } from '@tradefloor/ui'
import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { useDesk } from '../../shared/desk-context.tsx'
import { usePerson } from '../session/use-person.ts'
import { inboxTexts } from './texts.ts'

const MessengerContext = createContext<Messenger | undefined>(undefined)

/** Conversations are kept up to date on every page of the desk, so that its menu can tell of new ones. */
export function WithMessenger() {
  const { client, session } = useDesk()
  const { language } = useLanguage()
  const { data: person, refetch } = usePerson()
  const uid = person?.rtm_uid
  const [messenger, setMessenger] = useState<Messenger>()
  const [turn, setTurn] = useState(0)
  const t = useText(inboxTexts)
  const navigate = useNavigate()
  const languageNow = useEffectEvent(() => language)
  /** Asked who is there, the server gives a session that serves again, or one signs on anew. */
  const again = useEffectEvent(async () => {
    await refetch()
    setTurn(turn + 1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has a messenger of its own
  useEffect(() => {
    if (!uid) return
    const opened = openMessenger({
      ...{ client, session, uid },
      language: () => languageNow(),
      onEnded: () => void again(),
    })
    setMessenger(opened)
    return () => {
      opened.close()
      setMessenger(undefined)
    }
  }, [client, session, uid, turn])
  useConfirmUnload(messenger)
  useMessageNotices(messenger, ({ peer, last, thread_id }: Thread) => {
    const address = `${places.inbox}/${thread_id}`
    return {
      title: t('noticeTitle', { name: inLanguage({ zh: peer.name.cn, en: peer.name.en }, language).text }),
      body: last?.text ?? '',
      address,
      onOpen: () => void navigate(address),
    }
  })
  return (
    <MessengerContext value={messenger}>
      <Outlet />
    </MessengerContext>
  )
}

/** Undefined until it is known who is at the desk. */
export const useMessenger = (): Messenger | undefined => use(MessengerContext)

const idle = () => () => {}
const nothing = () => undefined

/** All conversations as they change. */
export function useInbox() {
  const messenger = useMessenger()
  return useSyncExternalStore(messenger?.subscribe ?? idle, messenger?.getSnapshot ?? nothing)
}
