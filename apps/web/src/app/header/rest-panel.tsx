import { sitePaths } from '@tradefloor/rules'
import { classNames, useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { desktopTexts } from '../desktop-texts.ts'
import { appTexts } from '../texts.ts'
import { MenuRows } from './menu-rows.tsx'
import { fold, menuRow } from './nav-item.ts'
import Services from './services.tsx'

/** The menus of the bar, one under the other. */
export default function RestPanel({ onFollow }: { onFollow: () => void }) {
  const t = useText(desktopTexts)
  const app = useText(appTexts)
  const { language } = useLanguage()
  return (
    <>
      <div className={fold.last.inRest}>
        <Link to={sitePaths.home.desktop} onClick={onFollow} className={menuRow}>
          {app('home')}
        </Link>
        <p className="px-3 pt-2 pb-1 text-12 text-ink-3">{app('pavilions')}</p>
        <MenuRows list="headerPavilion" on="white" onFollow={onFollow} />
        <p className="px-3 pt-2 pb-1 text-12 text-ink-3">{app('exhibitions')}</p>
        <MenuRows list="headerOngoing" on="white" onFollow={onFollow} />
      </div>
      <Link
        to={sitePaths.introduction.desktop}
        onClick={onFollow}
        className={classNames(menuRow, fold.second.inRest)}
      >
        {t('introduction')}
      </Link>
      <p className="px-3 pt-2 pb-1 text-12 text-ink-3">{t('review')}</p>
      <MenuRows
        list="headerReview"
        on="white"
        onFollow={onFollow}
        className="min-[1200px]:grid min-[1200px]:grid-cols-2"
      />
      {language === 'zh' && (
        <>
          <p className="mt-2 border-t border-line px-3 pt-3 pb-1 text-12 text-ink-3">{t('services')}</p>
          <Services onFollow={onFollow} />
        </>
      )}
    </>
  )
}
