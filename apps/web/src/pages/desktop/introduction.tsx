import type { Industry } from '@tradefloor/contract'
import { exhibitionsAddress, sitePaths } from '@tradefloor/rules'
import { buttonClasses, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { FeatureCards } from '../../features/introduction/feature-cards.tsx'
import { IntroductionHero } from '../../features/introduction/introduction-hero.tsx'
import { OnePlusMany } from '../../features/introduction/one-plus-many.tsx'
import { PavilionViews } from '../../features/introduction/pavilion-views.tsx'
import { introductionTexts } from '../../features/introduction/texts.ts'
import { withSearch } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

const exhibitorsOf = (industry: Industry) =>
  withSearch(sitePaths.introduction.desktop, new URLSearchParams(), {
    kind: 'exhibitors',
    choice: { ...everything, industry },
  })

export default function DesktopIntroduction() {
  const t = useText(introductionTexts)
  usePageTitle(t('title'))
  return (
    <div className="flex-1 bg-sand">
      <IntroductionHero layout="wide" />
      <div className="mx-auto -mt-20 w-full max-w-290 px-6 pb-16 min-[1220px]:px-0">
        <h2 className="sr-only">{t('features')}</h2>
        <div className="relative">
          <FeatureCards layout="row" />
        </div>
        <h2 className="mt-14 text-24 font-bold">{t('model')}</h2>
        <p className="mt-1 mb-5 max-w-180 text-ink-2">{t('modelLead')}</p>
        <OnePlusMany />
        <div className="mt-5">
          <PavilionViews layout="row" addressOf={exhibitorsOf} />
        </div>
        <section className="mt-5 rounded-card border border-line bg-white p-5 shadow-card">
          <h3 className="text-16 font-bold">{t('pavilions')}</h3>
          <div className="-mx-3 mt-2">
            <ExhibitionRows list="headerPavilion" on="white" className="grid grid-cols-2 xl:grid-cols-3" />
          </div>
        </section>
        <Link to={exhibitionsAddress.desktop} className={`${buttonClasses('primary', 48)} mt-8`}>
          {t('start')}
        </Link>
      </div>
    </div>
  )
}
