import { useLanguage, useText } from '@tradefloor/ui'
import { useEffect } from 'react'
import { useDesk } from '../desk-context.tsx'
import { useInbox } from '../inbox/messenger-context.tsx'
import { deskTexts } from '../texts.ts'
import { deskTitle } from './desk-title.ts'

export function usePageTitle(page: string) {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  const { fair } = useDesk().config
  const unread = useInbox()?.unread ?? 0
  const title = deskTitle({ page, desk: t('desk'), unread, fair, language })
  useEffect(() => {
    document.title = title
  }, [title])
}
