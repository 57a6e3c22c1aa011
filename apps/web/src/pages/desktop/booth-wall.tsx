import { addressOf, hallSpot, sitePaths } from '@tradefloor/rules'
import {
  buttonClasses,
  EmptyState,
  LocalName,
  SkeletonBlock,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useBoothWall } from '../../features/booth-wall/queries.ts'
import { wallTexts } from '../../features/booth-wall/texts.ts'
import { WallSlider } from '../../features/booth-wall/wall-slider.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import { useAddressedExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

/** Booths side by side as pictures: an area of an exhibition, by its name in the address. */
export default function DesktopBoothWall() {
  const t = useText(wallTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const [query] = useSearchParams()
  const asked = useBoothWall(query.get('areaDate') ?? query.get('exhibition_id') ?? '')
  const wall = asked.data
  const shown = wall?.slides
    .flatMap(({ hotspots }) => hotspots)
    .find(({ exhibition_id }) => exhibition_id > 0)
  const around = useAddressedExhibition({ unnamed: shown?.exhibition_id })
  const exhibition = around.state === 'there' ? around.exhibition : undefined
  const name = exhibition && nameOf(exhibition, language)
  usePageTitle(name ? t('title', { name: name.text }) : t('wall'))
  const unknown = wall?.known === false && wall.slides.length > 0
  useEffect(() => {
    if (unknown) notice({ tone: 'info', text: t('unknown') })
  }, [unknown, notice, t])
  const hall = addressOf(hallSpot.desktop, {
    exhibition_id: exhibition ? String(exhibition.id) : undefined,
    status: '0',
  })
  return (
    <div className="sea relative min-h-150 flex-1">
      <div className="glass absolute top-20 left-6 z-(--z-shell) flex min-h-14 max-w-[calc(100%-48px)] items-center gap-3 rounded-row p-1.5 pr-4">
        <Link
          to={exhibition ? hall : sitePaths.home.desktop}
          aria-label={t('backToHall')}
          title={t('backToHall')}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-white/14 [--ring-offset:-2px] hover:bg-white/25"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        </Link>
        <div className="min-w-0">
          <h1 className="truncate text-15 font-bold">{name ? <LocalName name={name} /> : t('wall')}</h1>
          {name && <p className="text-12 text-on-glass-2">{t('wall')}</p>}
        </div>
      </div>
      {wall && wall.slides.length > 0 ? (
        <WallSlider key={wall.areaDate} slides={wall.slides} />
      ) : (
        <Sheet>
          <QueryResult asked={asked} skeleton={<SkeletonBlock className="aspect-video rounded-card!" />}>
            {() => (
              <EmptyState
                title={t('none')}
                hint={t('noneHint')}
                action={
                  <Link to={exhibition ? hall : sitePaths.home.desktop} className={buttonClasses('soft')}>
                    {t('toHall')}
                  </Link>
                }
              />
            )}
          </QueryResult>
        </Sheet>
      )}
    </div>
  )
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <section className="surface absolute inset-x-0 top-40 z-(--z-panel) mx-auto w-110 rounded-sheet p-6 shadow-sheet">
    {children}
  </section>
)
