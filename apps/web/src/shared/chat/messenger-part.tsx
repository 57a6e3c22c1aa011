import { type Messenger, openMessenger } from '@tradefloor/client/messaging'
import { useLanguage } from '@tradefloor/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSite } from '../config/site-context.tsx'
import { useProfile } from '../session/use-profile.ts'
import { useUnreadInTitle } from './use-unread-in-title.ts'

/** Opens the messenger for whoever is signed in, and closes it with them. */
export default function MessengerPart({ onOpen }: { onOpen: (messenger: Messenger | undefined) => void }) {
  const { client, session } = useSite()
  const { language } = useLanguage()
  const uid = useProfile().data?.rtm_uid
  const [messenger, setMessenger] = useState<Messenger>()
  const languageNow = useEffectEvent(() => language)
  const told = useEffectEvent((next: Messenger | undefined) => {
    setMessenger(next)
    onOpen(next)
  })
  useEffect(() => {
    if (!uid) return
    const opened = openMessenger({ client, session, uid, language: () => languageNow() })
    told(opened)
    return () => {
      opened.close()
      told(undefined)
    }
  }, [client, session, uid])
  return messenger ? <UnreadInTitle messenger={messenger} /> : null
}

function UnreadInTitle({ messenger }: { messenger: Messenger }) {
  useUnreadInTitle(messenger)
  return null
}
