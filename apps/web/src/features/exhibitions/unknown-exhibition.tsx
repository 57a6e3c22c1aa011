import { buttonClasses, EmptyState, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { areaMessages } from './area-messages.ts'

/** Says that an address names no exhibition, and leads on. The heading is the page's own. */
export function UnknownExhibition({ listAddress }: { listAddress: string }) {
  const t = useText(areaMessages)
  return (
    <>
      <h1 className="sr-only">{t('unknownTitle')}</h1>
      <EmptyState
        title={t('unknownTitle')}
        hint={t('unknownHint')}
        action={
          <Link to={listAddress} className={buttonClasses('soft', 40)}>
            {t('toList')}
          </Link>
        }
      />
    </>
  )
}
