import { exhibitionsAddress, sitePaths } from '@tradefloor/rules'
import { buttonClasses, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { LostAtSea } from '../../shared/page/lost-at-sea.tsx'
import { notFoundTexts } from '../../shared/page/not-found-texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

export default function DesktopNotFound() {
  const t = useText(notFoundTexts)
  usePageTitle(t('title'))
  return (
    <div className="relative grid min-h-150 flex-1 place-items-center pt-(--h-header)">
      <div className="surface z-(--z-shell) w-110 max-w-[calc(100%-48px)] rounded-sheet p-8 text-center shadow-sheet">
        <h1 className="text-24 font-bold">{t('title')}</h1>
        <p className="mt-2 text-balance text-ink-2">{t('hint')}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to={sitePaths.home.desktop} className={buttonClasses('primary', 40)}>
            {t('home')}
          </Link>
          <Link to={exhibitionsAddress.desktop} className={buttonClasses('secondary', 40)}>
            {t('list')}
          </Link>
        </div>
      </div>
      <LostAtSea />
    </div>
  )
}
