import { Loading, useText } from '@tradefloor/ui'
import { pageTexts } from '../shared/page/texts.ts'

/** While a page's own file is on its way: the colours of the sea, so that nothing flashes. */
export function PageLoading() {
  const t = useText(pageTexts)
  return (
    <Loading label={t('loading')} className="sea fixed inset-0">
      {null}
    </Loading>
  )
}
