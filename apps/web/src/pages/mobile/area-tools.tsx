import type { Exhibition } from '@tradefloor/contract'
import {
  addressOf,
  conferenceSpot,
  type DeskPanel,
  deskSpot,
  exhibitorsSpot,
  hallPanels,
  type Spot,
  sitePaths,
} from '@tradefloor/rules'
import { classNames, LocalName, type LocalText, useText } from '@tradefloor/ui'
import {
  Building2,
  CalendarDays,
  ChevronDown,
  FileText,
  House,
  IdCard,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  Presentation,
  Star,
  Store,
  Users,
} from 'lucide-react'
import { Link } from 'react-router'
import { OwnLink } from '../../domains/session/own-link.tsx'
import { deskTexts } from '../../features/desk/texts.ts'
import { areaTexts } from '../../features/exhibitions/area-texts.ts'
import type { AreaPanel } from '../../features/exhibitions/use-area-panel.ts'
import { LanguageSegment } from '../../shared/page/language-segment.tsx'
import { BackButton } from './phone-header.tsx'

interface SceneBarProps {
  name: LocalText
  otherwise: string
  onInfo: () => void
}

/** The line over an exhibition's scene: back, whose scene it is and what there is to know of it, the language. */
export function SceneBar({ name, otherwise, onInfo }: SceneBarProps) {
  const t = useText(areaTexts)
  return (
    <header className="flex flex-wrap items-center gap-2">
      <BackButton otherwise={otherwise} />
      <h1 className="min-w-28 flex-1 text-14 font-bold">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onInfo}
          className="glass flex min-h-11 w-full items-center gap-1 rounded-sheet py-1 pr-2.5 pl-4 text-left"
        >
          <span className="line-clamp-3 min-w-0 flex-1 leading-[1.125rem] hyphens-auto wrap-anywhere max-[15rem]:line-clamp-none">
            <LocalName name={name} />
          </span>
          <span className="sr-only">{t('info')}</span>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        </button>
      </h1>
      <div className="glass ml-auto rounded-pill">
        <LanguageSegment look="glass-touch" />
      </div>
    </header>
  )
}

/** What the information desk has to offer, in sight even before its scene is. */
const counters = [
  { panel: 'relation', Icon: Mail },
  { panel: 'rcap', Icon: CalendarDays },
  { panel: 'consultPdf', Icon: FileText },
] as const satisfies readonly { panel: DeskPanel; Icon: LucideIcon }[]

/** Where else an exhibition leads. */
const links = {
  schedule: { spot: hallPanels.bigAgenda.phone, Icon: CalendarDays },
  guests: { spot: hallPanels.bigGuest.phone, Icon: Users },
  allExhibitors: { spot: exhibitorsSpot.phone, Icon: Building2 },
} as const satisfies Record<string, { spot: Spot; Icon: LucideIcon }>

const own = [
  { to: 'favourites', Icon: Star },
  { to: 'cardHolder', Icon: IdCard },
] as const

const tool =
  'flex min-h-14 max-[17.5rem]:min-w-[4.5rem] max-[17.5rem]:flex-1 flex-col items-center justify-center gap-0.5 rounded-row px-0.5 py-1 text-center text-11 hyphens-auto wrap-anywhere text-white active:bg-glass-hover landscape:min-h-11 landscape:flex-row landscape:gap-1.5'

interface ToolsProps {
  exhibition: Exhibition
  /** What is opened over the page. */
  counters?: readonly DeskPanel[]
  onOpen?: (panel: AreaPanel) => void
  to: readonly (keyof typeof links)[]
  columns: string
}

/**
 * What a phone offers over an exhibition's scene, under the thumb. Where everything is twice as large it is one row that
 * can be pushed, so that the scene keeps its room.
 */
function Tools({ exhibition, counters: shown = [], onOpen, to, columns }: ToolsProps) {
  const t = useText(areaTexts)
  const desk = useText(deskTexts)
  return (
    <nav
      aria-label={t('tools')}
      className={classNames(
        'glass mx-auto mb-2 grid max-w-150 rounded-dock p-1 max-[17.5rem]:flex max-[17.5rem]:overflow-x-auto',
        columns,
      )}
    >
      {counters
        .filter(({ panel }) => shown.includes(panel))
        .map(({ panel, Icon }) => (
          <button
            key={panel}
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen?.(panel)}
            className={tool}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {desk(panel)}
          </button>
        ))}
      {to.map((text) => {
        const { spot, Icon } = links[text]
        return (
          <Link key={text} to={addressOf(spot, { exhibition_id: String(exhibition.id) })} className={tool}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {t(text)}
          </Link>
        )
      })}
      {own.map(({ to: place, Icon }) => (
        <OwnLink key={place} to={place} className={tool}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {t(place)}
        </OwnLink>
      ))}
    </nav>
  )
}

interface AreaToolsProps {
  exhibition: Exhibition
  onOpen: (panel: AreaPanel) => void
}

export const DeskTools = (props: AreaToolsProps) => (
  <Tools
    {...props}
    counters={['relation', 'rcap', 'consultPdf']}
    to={['allExhibitors', 'guests']}
    columns="grid-cols-4 landscape:grid-cols-7"
  />
)

export const HallTools = (props: AreaToolsProps) => (
  <Tools
    {...props}
    counters={['rcap']}
    to={['allExhibitors', 'guests']}
    columns="grid-cols-[repeat(auto-fit,minmax(60px,1fr))]"
  />
)

export const ConferenceTools = ({ exhibition }: { exhibition: Exhibition }) => (
  <Tools
    exhibition={exhibition}
    to={['schedule', 'guests', 'allExhibitors']}
    columns="grid-cols-[repeat(auto-fit,minmax(60px,1fr))]"
  />
)

export type AreaTab = 'desk' | 'hall' | 'conference'

const tabs: readonly { text: 'home' | AreaTab; path: string; bare?: true; Icon: LucideIcon }[] = [
  { text: 'home', path: sitePaths.home.phone, bare: true, Icon: House },
  { text: 'desk', path: deskSpot.phone.path, Icon: MessageCircleQuestionMark },
  { text: 'hall', path: sitePaths.olderHall.phone, Icon: Store },
  { text: 'conference', path: conferenceSpot.phone.path, Icon: Presentation },
]

/** The bar below an exhibition's scenes on a phone. */
export function AreaBar({ exhibition, current }: { exhibition: Exhibition; current: AreaTab }) {
  const t = useText(areaTexts)
  const query = { exhibition_id: String(exhibition.id) }
  return (
    <nav
      aria-label={t('places')}
      className="surface relative z-(--z-shell) flex min-h-[calc(var(--h-tabbar)+var(--safe-bottom))] shrink-0 border-t border-line px-1 pb-(--safe-bottom) max-[17.5rem]:overflow-x-auto"
    >
      {tabs.map(({ text, path, bare, Icon }) => (
        <Link
          key={text}
          to={bare ? path : addressOf({ path }, query)}
          aria-current={text === current ? 'page' : undefined}
          className={classNames(
            'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-control py-1 text-center text-11 hyphens-auto wrap-anywhere [--ring-offset:-3px] landscape:flex-row landscape:gap-2',
            // As with the tools: whole words, in one row that can be pushed.
            'max-[17.5rem]:flex-none max-[17.5rem]:min-w-[3.5rem] max-[17.5rem]:px-2',
            text === current ? 'font-bold text-harbour' : 'text-ink-3',
          )}
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden />
          {t(text)}
        </Link>
      ))}
    </nav>
  )
}
