import type { Exhibition } from '@tradefloor/contract'
import {
  addressOf,
  conferenceSpot,
  deskSpot,
  hallSpot,
  type ScenePlace,
  type Spot,
  shellOf,
  sitePaths,
} from '@tradefloor/rules'
import { BrandMark, classNames, LocalName, type LocalText, useText } from '@tradefloor/ui'
import { Building2, GalleryHorizontal, House, Info, type LucideIcon, Presentation, Store } from 'lucide-react'
import { Link } from 'react-router'
import { wallTexts } from '../../features/booth-wall/texts.ts'
import { useWallAddress } from '../../features/booth-wall/use-wall-address.ts'
import { areaTexts } from '../../features/exhibitions/area-texts.ts'
import type { AreaPanel } from '../../features/exhibitions/use-area-panel.ts'
import { useCovered } from '../../shared/page/free-room.ts'

const placeNames: Partial<Record<ScenePlace, 'desk' | 'hall' | 'conference'>> = {
  consult: 'desk',
  bigConference: 'conference',
  smallConference: 'conference',
  zhanqu: 'hall',
  page: 'hall',
}

interface AreaCrumbProps {
  exhibition: Exhibition
  name: LocalText
  place: ScenePlace
  onInfo?: () => void
}

/** Where one is: home, the exhibition, the place in it. */
export function AreaCrumb({ exhibition, name, place, onInfo }: AreaCrumbProps) {
  const t = useText(areaTexts)
  const placeName = placeNames[place]
  const { right } = useCovered()
  return (
    <div
      // An open panel does not lie over it.
      style={{ maxWidth: `calc(100% - ${right}px - 40px)` }}
      className="scene-part glass absolute top-20 left-6 z-(--z-shell) flex h-11 items-center compact:-order-2 compact:self-start gap-2.5 rounded-row px-1.5 text-14"
    >
      <Link
        to={sitePaths.home.desktop}
        aria-label={t('backHome')}
        title={t('backHome')}
        className="grid size-8 shrink-0 place-items-center rounded-control bg-white/14 [--ring-offset:-2px] hover:bg-white/25"
      >
        <House size={16} strokeWidth={1.75} aria-hidden />
      </Link>
      {shellOf(exhibition.profile).logo && <BrandMark size={24} />}
      <h1 className="truncate font-bold">
        <LocalName name={name} />
      </h1>
      {placeName && (
        <span className="shrink-0 text-13 text-on-glass-2 before:mr-2.5 before:content-['/']">
          {t(placeName)}
        </span>
      )}
      {onInfo && (
        <button
          type="button"
          aria-label={t('info')}
          title={t('info')}
          onClick={onInfo}
          className="grid size-8 shrink-0 place-items-center rounded-control [--ring-offset:-2px] hover:bg-white/25"
        >
          <Info size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}

const item =
  'flex h-12 items-center gap-2 whitespace-nowrap rounded-row px-4.5 text-15 text-white transition-colors duration-(--dur-control)'
const quiet = 'hover:bg-glass-hover'
const here = 'surface font-bold text-harbour! [--ring-offset:-4px]'

type MainPage = 'consult' | 'zhanqu' | 'conference'

const pages: readonly {
  name: MainPage
  text: 'desk' | 'hall' | 'conference'
  spot: Spot
  Icon: LucideIcon
}[] = [
  { name: 'consult', text: 'desk', spot: deskSpot.desktop, Icon: Info },
  { name: 'zhanqu', text: 'hall', spot: hallSpot.desktop, Icon: Store },
  { name: 'conference', text: 'conference', spot: conferenceSpot.desktop, Icon: Presentation },
]

/** Which of them a place belongs to; a page of its own belongs to none. */
const pageOf: Partial<Record<ScenePlace, MainPage>> = {
  consult: 'consult',
  zhanqu: 'zhanqu',
  bigConference: 'conference',
  smallConference: 'conference',
}

/** Beside a wide panel the places stand one over the other, each with its words. */
const roomInARow = 640

interface AreaDockProps {
  exhibition: Exhibition
  place: ScenePlace
  query: Readonly<Record<string, string>>
  panel?: AreaPanel | undefined
  /** In a hall: the list of its exhibitors. */
  onOpen?: (panel: AreaPanel) => void
}

/** The places of an exhibition, where it shows them, and in a hall the way to all its exhibitors. */
export function AreaDock({ exhibition, place, query, panel, onOpen }: AreaDockProps) {
  const t = useText(areaTexts)
  const walls = useText(wallTexts)
  const covered = useCovered()
  const wall = useWallAddress(exhibition.id)
  const shell = shellOf(exhibition.profile)
  const current = pageOf[place]
  const inHall = current === undefined || current === 'zhanqu'
  const shown = pages.filter(({ name }) => shell.main.includes(name))
  if (!inHall && shown.length === 0) return null
  const tight = covered.right > 0 && window.innerWidth - covered.left - covered.right < roomInARow
  return (
    <nav
      aria-label={t('places')}
      data-under-panel
      // In the middle of what an open panel leaves free.
      style={{ left: `calc(50% + ${(covered.left - covered.right) / 2}px)` }}
      className={classNames(
        'glass z-(--z-shell) flex gap-1 rounded-dock p-1.5',
        'scene-part absolute bottom-5 -translate-x-1/2 compact:self-center',
        tight ? 'flex-col' : 'compact:flex-wrap compact:justify-center',
      )}
    >
      {shown.map(({ name, text, spot, Icon }) => (
        <Link
          key={name}
          to={addressOf(spot, query)}
          aria-current={name === current ? 'page' : undefined}
          className={classNames(item, name === current ? here : quiet)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {t(text)}
        </Link>
      ))}
      {inHall && wall && (
        <Link to={wall} className={classNames(item, quiet)}>
          <GalleryHorizontal size={18} strokeWidth={1.75} aria-hidden />
          {walls('wall')}
        </Link>
      )}
      {inHall && onOpen && (
        <button
          type="button"
          aria-expanded={panel === 'exhibitors'}
          onClick={() => onOpen('exhibitors')}
          className={classNames(item, panel === 'exhibitors' ? here : quiet)}
        >
          <Building2 size={18} strokeWidth={1.75} aria-hidden />
          {t('allExhibitors')}
        </button>
      )}
    </nav>
  )
}
