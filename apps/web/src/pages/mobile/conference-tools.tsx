import type { Exhibition } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { Building2, CalendarDays, IdCard, type LucideIcon, Star, Users } from 'lucide-react'
import { Link } from 'react-router'
import { areaMessages } from '../../features/exhibitions/area-messages.ts'
import { addressOf, exhibitorsSpot, hallPanels, type Spot } from '../../shared/go/spots.ts'
import { OwnLink } from '../../shared/session/own-link.tsx'
import { tool } from './area-tools.tsx'

const links: readonly { text: 'schedule' | 'guests' | 'allExhibitors'; spot: Spot; Icon: LucideIcon }[] = [
  { text: 'schedule', spot: hallPanels.bigAgenda.phone, Icon: CalendarDays },
  { text: 'guests', spot: hallPanels.bigGuest.phone, Icon: Users },
  { text: 'allExhibitors', spot: exhibitorsSpot.phone, Icon: Building2 },
]

const own = [
  { to: 'favourites', Icon: Star },
  { to: 'cardHolder', Icon: IdCard },
] as const

/** What is at hand in the conference, under the thumb. */
export function ConferenceTools({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(areaMessages)
  return (
    <nav aria-label={t('tools')} className="glass mx-auto mb-2 grid max-w-150 grid-cols-5 rounded-dock p-1">
      {links.map(({ text, spot, Icon }) => (
        <Link key={text} to={addressOf(spot, { exhibition_id: String(exhibition.id) })} className={tool}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {t(text)}
        </Link>
      ))}
      {own.map(({ to, Icon }) => (
        <OwnLink key={to} to={to} className={tool}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {t(to)}
        </OwnLink>
      ))}
    </nav>
  )
}
