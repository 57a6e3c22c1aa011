import { useText } from '@tradefloor/ui'
import { useEffect } from 'react'
import { useSite } from '../config/site-context.tsx'
import { useBrand } from '../config/use-brand.ts'
import { pageMessages } from './messages.ts'
import { isSpecialHost } from './special-host.ts'

/** Sets the document's title: the site's own, after the page's where it has one. Every page calls it. */
export function usePageTitle(page?: string) {
  const { config } = useSite()
  const t = useText(pageMessages)
  const { title } = useBrand()
  const site = isSpecialHost(config, window.location.hostname) ? t('specialTitle') : title
  const whole = page ? t('pageTitle', { page, site }) : site
  useEffect(() => {
    document.title = whole
  }, [whole])
}
