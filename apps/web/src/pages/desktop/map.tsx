import { lists, sitePaths } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { Landmark, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ExhibitionLink } from '../../domains/navigation/exhibition-link.tsx'
import { nameOf, secondNameOf } from '../../features/exhibitions/exhibition-text.ts'
import { useExhibitionList } from '../../features/exhibitions/queries.ts'
import { FairMap } from '../../features/map/fair-map.tsx'
import { IntroFilm } from '../../features/map/intro-film.tsx'
import { MapPin } from '../../features/map/map-pin.tsx'
import { mapTexts } from '../../features/map/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

/** The film first, then the chart. */
export default function DesktopMap() {
  const t = useText(mapTexts)
  const [film, setFilm] = useState<'on' | 'over' | 'missing'>('on')
  usePageTitle(t('title'))
  return (
    <div className="relative min-h-150 flex-1">
      {/* Under the film nothing can be pressed, by keyboard neither. */}
      <div inert={film === 'on'} className="fixed inset-0 z-(--z-scene)">
        <Chart />
      </div>
      <div className="pointer-events-none absolute top-20 left-6 z-(--z-shell) max-w-110 text-white [text-shadow:0_1px_2px_rgb(6_30_74/.6),0_2px_18px_rgb(6_30_74/.6)]">
        <h1 className="text-24 font-bold roomy:text-32">{t('heading')}</h1>
        <p className="mt-1 max-w-88 text-14 roomy:text-16">{t('lead')}</p>
      </div>
      {film === 'over' && (
        <button
          type="button"
          onClick={() => setFilm('on')}
          className="glass absolute right-6 bottom-6 z-(--z-shell) flex min-h-11 items-center gap-2 rounded-dock px-4 hover:bg-glass-dense"
        >
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
          {t('again')}
        </button>
      )}
      {film === 'on' && <IntroFilm onEnd={setFilm} />}
    </div>
  )
}

function Chart() {
  const { language } = useLanguage()
  const { data = [] } = useExhibitionList('headerPavilion')
  return (
    <FairMap
      home={sitePaths.home.desktop}
      pins={data.map((exhibition) => ({
        key: String(exhibition.id),
        content: (
          <ExhibitionLink exhibition={exhibition} from={lists.headerPavilion.from} className="group block">
            <MapPin
              Icon={Landmark}
              name={nameOf(exhibition, language)}
              second={secondNameOf(exhibition, language)}
            />
          </ExhibitionLink>
        ),
      }))}
    />
  )
}
