import { useLanguage, useText } from '@tradefloor/ui'
import { useEffect } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { deskTitle } from './desk-title.ts'
import { useInbox } from './messenger-context.tsx'

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
