import { deviceOf, isBrightPage } from '@tradefloor/rules'
import { Loading, useText } from '@tradefloor/ui'
import { useLocation } from 'react-router'
import { pageTexts } from '../shared/page/texts.ts'

/** While a page's own file is on its way: what the document shows until then stays (index.html), on the page's ground. */
export function PageLoading() {
  const t = useText(pageTexts)
  const { pathname } = useLocation()
  const ground = isBrightPage(pathname, deviceOf(navigator.userAgent)) ? 'bright' : 'sea'
  return (
    <Loading label={t('loading')}>
      <span data-coming={ground} />
    </Loading>
  )
}
