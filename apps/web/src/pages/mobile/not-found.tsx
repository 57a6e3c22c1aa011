import { sitePaths } from '@tradefloor/rules'
import { buttonClasses, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { LostAtSea } from '../../shared/page/lost-at-sea.tsx'
import { notFoundTexts } from '../../shared/page/not-found-texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

export default function PhoneNotFound() {
  const t = useText(notFoundTexts)
  usePageTitle(t('title'))
  return (
    <div className="relative grid flex-1 content-start px-4 pt-[calc(12px+var(--safe-top))]">
      <div className="z-(--z-shell) mb-2 justify-self-end">
        <LanguageToggle look="scene" />
      </div>
      <div className="surface z-(--z-shell) rounded-sheet p-6 text-center shadow-sheet">
        <h1 className="text-20 font-bold">{t('title')}</h1>
        <p className="mt-2 text-balance text-ink-2">{t('hint')}</p>
        <Link to={sitePaths.home.phone} className={`${buttonClasses('primary', 48)} mt-5 w-full`}>
          {t('home')}
        </Link>
        <Link to={sitePaths.exhibitions.phone} className={`${buttonClasses('secondary', 48)} mt-3 w-full`}>
          {t('list')}
        </Link>
      </div>
      <LostAtSea />
    </div>
  )
}
