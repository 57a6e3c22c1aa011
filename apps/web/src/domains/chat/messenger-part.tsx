import { type Messenger, openMessenger } from '@tradefloor/client/messaging'
import type { Thread } from '@tradefloor/contract'
import { addressOf, boothPanels } from '@tradefloor/rules'
import { inLanguage, useConfirmUnload, useLanguage, useMessageNotices, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { useProfile } from '../session/use-profile.ts'
import { useStoredConversations } from './stored-conversations.ts'
import { talksTexts } from './texts.ts'
import { useUnreadInTitle } from './use-unread-in-title.ts'

// For who leaves before a messenger was opened.
export { deleteOutbox } from '@tradefloor/client/messaging'

/** Opens the messenger for whoever is signed in, and closes it with them. */
export default function MessengerPart({ onOpen }: { onOpen: (messenger: Messenger | undefined) => void }) {
  const { client, session } = useSite()
  const { language } = useLanguage()
  const { data: person, refetch } = useProfile()
  const uid = person?.rtm_uid
  const [messenger, setMessenger] = useState<Messenger>()
  const [turn, setTurn] = useState(0)
  const languageNow = useEffectEvent(() => language)
  const told = useEffectEvent((next: Messenger | undefined) => {
    setMessenger(next)
    onOpen(next)
  })
  /** Asked who is there, the server gives a session that serves again, or the visitor is a guest from then on. */
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
    told(opened)
    return () => {
      opened.close()
      told(undefined)
    }
  }, [client, session, uid, turn])
  return messenger ? <ToldElsewhere messenger={messenger} /> : null
}

/** What is said while the visitor looks at something else: in the tab's title, and by the device where that is allowed. */
function ToldElsewhere({ messenger }: { messenger: Messenger }) {
  const t = useText(talksTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  useUnreadInTitle(messenger)
  useConfirmUnload(messenger)
  useStoredConversations(messenger)
  useMessageNotices(messenger, ({ peer, last, exhibition_id, company_id }: Thread) => {
    // A phone is led to its twin.
    const address = addressOf(boothPanels.chat.desktop, {
      company_id: String(company_id),
      exhibition_id: String(exhibition_id),
    })
    return {
      title: t('noticeTitle', {
        name: inLanguage({ zh: peer.company.cn, en: peer.company.en }, language).text,
      }),
      body: last?.text ?? '',
      address,
      onOpen: () => void navigate(address),
    }
  })
  return null
}
