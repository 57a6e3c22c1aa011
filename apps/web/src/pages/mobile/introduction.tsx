import type { Industry } from '@tradefloor/contract'
import { searchPage, sitePaths } from '@tradefloor/rules'
import { buttonClasses, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { FeatureCards } from '../../features/introduction/feature-cards.tsx'
import { IntroductionFilm } from '../../features/introduction/introduction-film.tsx'
import { IntroductionHero } from '../../features/introduction/introduction-hero.tsx'
import { OnePlusMany } from '../../features/introduction/one-plus-many.tsx'
import { PavilionViews } from '../../features/introduction/pavilion-views.tsx'
import { introductionTexts } from '../../features/introduction/texts.ts'
import { withSearch } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

const exhibitorsOf = (industry: Industry) =>
  withSearch(searchPage, new URLSearchParams(), {
    kind: 'exhibitors',
    choice: { ...everything, industry },
  })

export default function PhoneIntroduction() {
  const t = useText(introductionTexts)
  usePageTitle(t('title'))
  return (
    <>
      <div className="relative">
        <IntroductionHero layout="phone" />
        <div className="absolute top-[calc(8px+var(--safe-top))] right-2">
          <LanguageToggle look="scene" />
        </div>
      </div>
      <div className="relative -mt-12 px-4 pb-8">
        <IntroductionFilm />
        <h2 className="mt-8 mb-3 text-20 font-bold">{t('features')}</h2>
        <FeatureCards layout="column" />
        <h2 className="mt-8 text-20 font-bold">{t('model')}</h2>
        <p className="mt-1 mb-4 text-ink-2">{t('modelLead')}</p>
        <OnePlusMany />
        <div className="mt-3">
          <PavilionViews layout="phone" addressOf={exhibitorsOf} />
        </div>
        <section className="mt-3 rounded-card border border-line bg-white p-4 shadow-card">
          <h3 className="text-16 font-bold">{t('pavilions')}</h3>
          <div className="-mx-3 mt-1">
            <ExhibitionRows list="phonePavilion" on="white" />
          </div>
        </section>
        <Link to={sitePaths.exhibitions.phone} className={`${buttonClasses('primary', 48)} mt-6 w-full`}>
          {t('start')}
        </Link>
      </div>
    </>
  )
}
