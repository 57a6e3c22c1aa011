import type { Exhibition } from '@tradefloor/contract'
import { classNames, LocalName, type LocalText, useText } from '@tradefloor/ui'
import {
  Building2,
  CalendarDays,
  House,
  Info,
  type LucideIcon,
  MessageCircleQuestionMark,
  Store,
} from 'lucide-react'
import { Link } from 'react-router'
import { areaMessages } from '../../features/exhibitions/area-messages.ts'
import type { AreaPanel } from '../../features/exhibitions/use-area-panel.ts'
import { addressOf, deskSpot, exhibitorsSpot } from '../../shared/go/spots.ts'
import { LanguageSegment } from '../../shared/page/language-segment.tsx'
import { BackButton } from './phone-header.tsx'

/** The line over a phone's scene: back, whose scene it is, the language. */
export function SceneBar({ name, otherwise }: { name: LocalText; otherwise: string }) {
  return (
    <header className="relative z-(--z-shell) flex items-center gap-2 px-3 pt-[calc(8px+var(--safe-top))]">
      <BackButton otherwise={otherwise} />
      <h1 className="glass flex min-h-11 min-w-0 flex-1 items-center rounded-pill px-4 text-15 font-bold">
        <span className="line-clamp-2 leading-5">
          <LocalName name={name} />
        </span>
      </h1>
      <div className="glass rounded-pill">
        <LanguageSegment look="glass-touch" />
      </div>
    </header>
  )
}

const tool =
  'glass flex min-h-14 w-16 flex-col items-center justify-center gap-0.5 rounded-dock px-1 py-1.5 text-center text-11 text-white'

interface AreaToolsProps {
  exhibition: Exhibition
  inHall: boolean
  onOpen: (panel: AreaPanel) => void
}

/** What a phone offers beside an exhibition's scene. */
export function AreaTools({ exhibition, inHall, onOpen }: AreaToolsProps) {
  const t = useText(areaMessages)
  const exhibitors = addressOf(exhibitorsSpot.phone, { exhibition_id: String(exhibition.id) })
  return (
    <nav aria-label={t('tools')} className="relative z-(--z-shell) ml-auto grid gap-2 px-3 pb-4">
      {inHall && (
        <Link to={exhibitors} className={tool}>
          <Building2 size={20} strokeWidth={1.75} aria-hidden />
          {t('allExhibitors')}
        </Link>
      )}
      <button type="button" onClick={() => onOpen('rcap')} className={tool}>
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
        {t('schedule')}
      </button>
      <button type="button" onClick={() => onOpen('info')} className={tool}>
        <Info size={20} strokeWidth={1.75} aria-hidden />
        {t('info')}
      </button>
    </nav>
  )
}

const tabs: readonly { text: 'home' | 'desk' | 'hall'; path: string; bare?: true; Icon: LucideIcon }[] = [
  { text: 'home', path: '/mobileExhibition', bare: true, Icon: House },
  { text: 'desk', path: deskSpot.phone.path, Icon: MessageCircleQuestionMark },
  { text: 'hall', path: '/mobileZhanlan', Icon: Store },
]

/** The bar below an exhibition's scenes on a phone. */
export function AreaBar({ exhibition, inHall }: { exhibition: Exhibition; inHall: boolean }) {
  const t = useText(areaMessages)
  const query = { exhibition_id: String(exhibition.id) }
  const current = inHall ? 'hall' : 'desk'
  return (
    <nav
      aria-label={t('places')}
      className="surface relative z-(--z-shell) flex h-[calc(var(--h-tabbar)+var(--safe-bottom))] shrink-0 border-t border-line px-1 pb-(--safe-bottom)"
    >
      {tabs.map(({ text, path, bare, Icon }) => (
        <Link
          key={text}
          to={bare ? path : addressOf({ path }, query)}
          aria-current={text === current ? 'page' : undefined}
          className={classNames(
            'flex flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-11 [--ring-offset:-3px]',
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
