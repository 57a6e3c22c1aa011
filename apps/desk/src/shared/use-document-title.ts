import { useLanguage, useText } from '@tradefloor/ui'
import { useEffect } from 'react'
import { useDesk } from './desk-context.tsx'
import { deskTitle } from './desk-title.ts'
import { deskTexts } from './texts.ts'

/** `unread` conversations are told in the title, since its tab may be behind another. */
export function useDocumentTitle(page: string, unread = 0) {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  const { fair } = useDesk().config
  const title = deskTitle({ page, desk: t('desk'), unread, fair, language })
  useEffect(() => {
    document.title = title
  }, [title])
}
