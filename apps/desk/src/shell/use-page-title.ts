import { useText } from '@tradefloor/ui'
import { useEffect } from 'react'
import { deskMessages } from '../messages.ts'

/** The page's name stands first: of many tabs, it is what one sees. */
export function usePageTitle(name: string) {
  const t = useText(deskMessages)
  const title = t('title', { page: name })
  useEffect(() => {
    document.title = title
  }, [title])
}
