import { Loading, useText } from '@tradefloor/ui'
import { pageMessages } from '../shared/page/messages.ts'

/** While a page's own file is on its way: the colours of the sea, so that nothing flashes. */
export function PageLoading() {
  const t = useText(pageMessages)
  return (
    <Loading label={t('loading')} className="sea fixed inset-0">
      {null}
    </Loading>
  )
}
