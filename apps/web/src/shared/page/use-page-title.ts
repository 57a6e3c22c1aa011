import { documentTitle } from '@tradefloor/rules'
import { useLanguage } from '@tradefloor/ui'
import { useEffect } from 'react'
import { useSite } from '../config/site-context.tsx'
import { isSpecialHost } from './special-host.ts'

/** Sets the document's title: the site's own, after the page's where it has one. Every page calls it. */
export function usePageTitle(page?: string) {
  const { config } = useSite()
  const { language } = useLanguage()
  const isSpecial = isSpecialHost(config, window.location.hostname)
  const whole = documentTitle(page, { fair: config.fair, isSpecial }, language)
  useEffect(() => {
    document.title = whole
  }, [whole])
}
