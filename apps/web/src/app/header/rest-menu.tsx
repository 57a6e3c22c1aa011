import { classNames, MenuButton, useLanguage, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { desktopMessages } from '../desktop-messages.ts'
import { appMessages } from '../messages.ts'
import { fold, menuRow, navItem } from './nav-item.ts'
import { Services } from './services-menu.tsx'

/** What a narrow window has no room for in the bar. */
export function RestMenu() {
  const t = useText(desktopMessages)
  const app = useText(appMessages)
  const { language } = useLanguage()
  return (
    <MenuButton
      text={t('more')}
      className={navItem}
      panelClassName="w-96 max-w-[calc(100vw-48px)] max-h-[min(560px,calc(100dvh-96px))] overflow-y-auto min-[1200px]:w-160"
    >
      {(close) => (
        <>
          <div className={fold.last.inRest}>
            <Link to="/exhibition" onClick={close} className={menuRow}>
              {app('home')}
            </Link>
            <p className="px-3 pt-2 pb-1 text-12 text-ink-3">{app('pavilions')}</p>
            <ExhibitionRows list="headerPavilion" on="white" onFollow={close} />
            <p className="px-3 pt-2 pb-1 text-12 text-ink-3">{app('exhibitions')}</p>
            <ExhibitionRows list="headerOngoing" on="white" onFollow={close} />
          </div>
          <Link to="/plateformInfo" onClick={close} className={classNames(menuRow, fold.second.inRest)}>
            {t('introduction')}
          </Link>
          <p className="px-3 pt-2 pb-1 text-12 text-ink-3">{t('review')}</p>
          <ExhibitionRows
            list="headerReview"
            on="white"
            onFollow={close}
            className="min-[1200px]:grid min-[1200px]:grid-cols-2"
          />
          {language === 'zh' && (
            <>
              <p className="mt-2 border-t border-line px-3 pt-3 pb-1 text-12 text-ink-3">{t('services')}</p>
              <Services onFollow={close} />
            </>
          )}
        </>
      )}
    </MenuButton>
  )
}
