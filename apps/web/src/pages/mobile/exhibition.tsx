import type { FromScene } from '@tradefloor/contract'
import type { ScenePlace } from '@tradefloor/rules'
import { buttonClasses, ErrorRow, Loading, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { Link, useNavigate } from 'react-router'
import { ExhibitionFacts } from '../../features/exhibitions/exhibition-facts.tsx'
import { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { ExhibitionStage } from '../../features/exhibitions/exhibition-stage.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import { exhibitionMessages } from '../../features/exhibitions/messages.ts'
import { UnknownExhibition } from '../../features/exhibitions/unknown-exhibition.tsx'
import {
  type ExhibitionSource,
  useAddressedExhibition,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { LanguageSegment } from '../../shared/page/language-segment.tsx'
import { pageMessages } from '../../shared/page/messages.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { BackButton } from './phone-header.tsx'

const listAddress = '/mobileExhibitors'

export default function PhoneExhibition({ place, ...source }: ExhibitionSource & { place: ScenePlace }) {
  const t = useText(exhibitionMessages)
  const common = useText(pageMessages)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const page = useAddressedExhibition(source)
  const name = page.state === 'there' ? nameOf(page.exhibition, language).text : undefined
  usePageTitle(name ?? t(page.state === 'unknown' ? 'unknownTitle' : 'pagePlaceholder'))

  // Every landmark of a scene leads somewhere: here, to what is being held.
  const onMessage = (message: FromScene) => {
    if (typeof message === 'string') navigate(listAddress)
  }

  return (
    <>
      <div className="sea relative h-60 shrink-0 overflow-hidden pt-(--safe-top)">
        {page.state === 'there' && (
          <ExhibitionStage exhibition={page.exhibition} place={place} device="phone" onMessage={onMessage} />
        )}
        <div className="pointer-events-none absolute inset-x-0 top-0 h-24 bg-linear-to-b from-[rgb(6_30_74/.5)] to-transparent" />
        <div className="relative flex items-center justify-between px-4 pt-2">
          <BackButton otherwise={listAddress} />
          <div className="glass rounded-pill">
            <LanguageSegment look="glass-touch" />
          </div>
        </div>
      </div>
      <section className="surface relative -mt-5 flex-1 rounded-t-sheet px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]">
        {page.state === 'loading' && (
          <Loading label={common('loading')}>
            <SkeletonBlock className="h-5 w-16" />
            <SkeletonBlock className="mt-3 h-7 w-4/5" />
            <SkeletonBlock className="mt-2.5 h-4 w-3/5" />
            <SkeletonBlock className="mt-6 h-9 w-2/3" />
            <SkeletonBlock className="mt-6 h-9 w-2/3" />
          </Loading>
        )}
        {page.state === 'unknown' && <UnknownExhibition listAddress={listAddress} />}
        {page.state === 'failed' && (
          <>
            <h1 className="mb-3 text-18 font-bold">{t('pagePlaceholder')}</h1>
            <ErrorRow
              title={page.message}
              hint={common('notLoaded')}
              retryText={common('retry')}
              busy={page.retrying}
              onRetry={page.retry}
            />
          </>
        )}
        {page.state === 'there' && (
          <>
            <ExhibitionFacts exhibition={page.exhibition} />
            <h2 className="mt-6 mb-1 text-16 font-bold">{t('moreHeld')}</h2>
            <div className="-mx-3">
              <ExhibitionRows list="phoneHeld" on="white" except={page.exhibition.id} limit={4} />
            </div>
            <Link to={listAddress} className={`${buttonClasses('primary', 48)} mt-5 w-full`}>
              {t('toList')}
            </Link>
          </>
        )}
      </section>
    </>
  )
}
