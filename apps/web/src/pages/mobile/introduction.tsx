import { buttonClasses, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { FeatureCards } from '../../features/introduction/feature-cards.tsx'
import { IntroductionHero } from '../../features/introduction/introduction-hero.tsx'
import { introductionMessages } from '../../features/introduction/messages.ts'
import { OnePlusMany } from '../../features/introduction/one-plus-many.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

export default function PhoneIntroduction() {
  const t = useText(introductionMessages)
  usePageTitle(t('title'))
  return (
    <>
      <IntroductionHero layout="phone" />
      <div className="relative -mt-12 px-4 pb-8">
        <h2 className="sr-only">{t('features')}</h2>
        <FeatureCards layout="column" />
        <h2 className="mt-8 text-20 font-bold">{t('model')}</h2>
        <p className="mt-1 mb-4 text-ink-2">{t('modelLead')}</p>
        <OnePlusMany />
        <section className="mt-3 rounded-card border border-line bg-white p-4 shadow-card">
          <h3 className="text-16 font-bold">{t('pavilions')}</h3>
          <div className="-mx-3 mt-1">
            <ExhibitionRows list="phonePavilion" on="white" />
          </div>
        </section>
        <Link to="/mobileExhibitors" className={`${buttonClasses('primary', 48)} mt-6 w-full`}>
          {t('start')}
        </Link>
      </div>
    </>
  )
}
