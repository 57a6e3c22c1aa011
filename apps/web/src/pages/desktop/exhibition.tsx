import type { FromScene } from '@tradefloor/contract'
import type { ScenePlace } from '@tradefloor/rules'
import {
  buttonClasses,
  ErrorRow,
  Loading,
  LocalName,
  SkeletonBlock,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { House } from 'lucide-react'
import type { ReactNode } from 'react'
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
import { LostAtSea } from '../../shared/page/lost-at-sea.tsx'
import { pageMessages } from '../../shared/page/messages.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

const listAddress = '/exhibition?list=held'

export default function DesktopExhibition({ place, ...source }: ExhibitionSource & { place: ScenePlace }) {
  const t = useText(exhibitionMessages)
  const common = useText(pageMessages)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const page = useAddressedExhibition(source)
  const name = page.state === 'there' ? nameOf(page.exhibition, language) : undefined
  usePageTitle(name?.text ?? t(page.state === 'unknown' ? 'unknownTitle' : 'pagePlaceholder'))

  // Every landmark of a scene leads somewhere: here, to what is being held.
  const onMessage = (message: FromScene) => {
    if (typeof message === 'string') navigate(listAddress)
  }

  return (
    <div className="relative min-h-150 flex-1">
      <nav className="glass absolute top-20 left-6 z-(--z-shell) flex h-10 max-w-[calc(100%-520px)] items-center gap-2 rounded-row pr-3.5 pl-1.5 text-13">
        <Link
          to="/exhibition"
          aria-label={t('backHome')}
          title={t('backHome')}
          className="grid size-8 shrink-0 place-items-center rounded-control bg-white/14 [--ring-offset:-2px] hover:bg-white/25"
        >
          <House size={16} strokeWidth={1.75} aria-hidden />
        </Link>
        <span className="truncate font-bold">{name ? <LocalName name={name} /> : t('pagePlaceholder')}</span>
      </nav>

      <Panel>
        {page.state === 'loading' && <FactsSkeleton label={common('loading')} />}
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
            <div className="-mx-3 flex-1">
              <ExhibitionRows list="homeHeld" on="white" except={page.exhibition.id} limit={4} />
            </div>
            <Link to={listAddress} className={`${buttonClasses('primary', 40)} mt-4`}>
              {t('toList')}
            </Link>
          </>
        )}
      </Panel>

      <div className="sea fixed inset-0 z-(--z-scene)">
        {page.state === 'unknown' && <LostAtSea />}
        {page.state === 'there' && (
          <ExhibitionStage
            exhibition={page.exhibition}
            place={place}
            device="desktop"
            onMessage={onMessage}
          />
        )}
      </div>
    </div>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section className="surface absolute top-20 right-4 z-(--z-panel) flex max-h-[calc(100%-96px)] w-110 flex-col overflow-y-auto rounded-sheet p-6 shadow-sheet">
      {children}
    </section>
  )
}

function FactsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <SkeletonBlock className="h-5 w-16" />
      <SkeletonBlock className="mt-3 h-7 w-4/5" />
      <SkeletonBlock className="mt-2.5 h-4 w-3/5" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="mt-5 flex items-center gap-3">
          <SkeletonBlock className="size-9 rounded-control!" />
          <SkeletonBlock className="h-4 w-1/2" />
        </div>
      ))}
    </Loading>
  )
}
