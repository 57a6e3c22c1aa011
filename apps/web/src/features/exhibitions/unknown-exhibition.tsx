import { buttonClasses, EmptyState, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { areaTexts } from './area-texts.ts'

interface UnknownExhibitionProps {
  listAddress: string
  /** The home, where the page around draws the sea: then the words alone stand here. */
  home?: string | undefined
}

/** Says that an address names no exhibition, and leads on. The heading is the page's own. */
export function UnknownExhibition({ listAddress, home }: UnknownExhibitionProps) {
  const t = useText(areaTexts)
  if (home)
    return (
      <>
        <h1 className="text-center text-20 font-bold text-balance">{t('unknownTitle')}</h1>
        <p className="mt-2 text-center text-balance text-ink-2">{t('unknownHint')}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to={listAddress} className={buttonClasses('primary', 40)}>
            {t('toList')}
          </Link>
          <Link to={home} className={buttonClasses('secondary', 40)}>
            {t('backHome')}
          </Link>
        </div>
      </>
    )
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
