import { useText } from '@tradefloor/ui'
import { useEffect } from 'react'
import { useSite } from '../config/site-context.tsx'
import { pageMessages } from './messages.ts'
import { isSpecialHost } from './special-host.ts'

/** Sets the document's title: the site's own, after the page's where it has one. Every page calls it. */
export function usePageTitle(page?: string) {
  const { config } = useSite()
  const t = useText(pageMessages)
  const site = t(isSpecialHost(config, window.location.hostname) ? 'specialTitle' : 'siteTitle')
  const title = page ? t('pageTitle', { page, site }) : site
  useEffect(() => {
    document.title = title
  }, [title])
}
