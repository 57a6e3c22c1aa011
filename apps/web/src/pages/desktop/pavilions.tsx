import { exhibitionsAddress } from '@tradefloor/rules'
import { buttonClasses, EmptyState, HeadingLevel, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { ScenePoster } from '../../domains/scene-frame/scene-poster.tsx'
import { ExhibitionCards } from '../../features/exhibitions/exhibition-cards.tsx'
import { listTexts } from '../../features/exhibitions/list-texts.ts'
import { exhibitionTexts } from '../../features/exhibitions/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { pavilionsTexts } from './pavilions-texts.ts'

/** All pavilions as cards, for whoever comes by the phone's link. */
export default function DesktopPavilions() {
  const t = useText(pavilionsTexts)
  const words = useText(exhibitionTexts)
  const list = useText(listTexts)
  usePageTitle(t('pavilions'))
  return (
    <div className="sea relative flex-1 px-6 pt-[calc(var(--h-header)+24px)] pb-8 compact:px-4">
      <ScenePoster src="/scene/posters/island.avif" />
      <div className="surface relative mx-auto max-w-320 rounded-sheet p-8 shadow-sheet compact:p-4">
        <h1 className="text-24 font-bold">{t('pavilions')}</h1>
        <p className="mt-1 mb-6 text-ink-2">{t('pavilionsHint')}</p>
        <HeadingLevel is="h2">
          <ExhibitionCards
            list="headerPavilion"
            empty={
              <EmptyState
                title={words('nothingHere')}
                hint={list('nothingHereHint')}
                action={
                  <Link to={exhibitionsAddress.desktop} className={buttonClasses('soft', 40)}>
                    {list('seeHeld')}
                  </Link>
                }
              />
            }
          />
        </HeadingLevel>
      </div>
    </div>
  )
}
