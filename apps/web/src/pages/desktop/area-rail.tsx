import type { Exhibition } from '@tradefloor/contract'
import { type AreaShell, addressOf, deskPanels, shellOf } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { CalendarDays, IdCard, type LucideIcon, Star } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { areaTexts } from '../../features/exhibitions/area-texts.ts'
import { useCovering } from '../../shared/page/free-room.ts'
import { useCentreLink } from '../../shared/page/use-centre-link.ts'
import { overPage } from '../../shared/page/use-panel-history.ts'

type Side = AreaShell['side'][number]

const faces: Record<Side, { text: Side; Icon: LucideIcon }> = {
  cardHolder: { text: 'cardHolder', Icon: IdCard },
  favourites: { text: 'favourites', Icon: Star },
  schedule: { text: 'schedule', Icon: CalendarDays },
}

interface AreaRailProps {
  exhibition: Exhibition
  query: Readonly<Record<string, string>>
}

/** What a visitor has at hand in an exhibition: the cards, the favourites, the programme. */
export function AreaRail({ exhibition, query }: AreaRailProps) {
  const t = useText(areaTexts)
  const centreLink = useCentreLink()
  const { side } = shellOf(exhibition.profile)
  const rail = useRef<HTMLElement>(null)
  useCovering(rail, 'left')
  if (side.length === 0) return null
  const links = {
    cardHolder: centreLink('cardHolder', true),
    favourites: centreLink('documents', true),
    schedule: { to: addressOf(deskPanels.rcap.desktop, query), state: overPage },
  } satisfies Record<Side, { to: string; state: unknown }>
  return (
    <nav
      ref={rail}
      aria-label={t('tools')}
      data-under-panel
      className="scene-part glass absolute top-[max(136px,calc(50%-112px))] left-6 z-(--z-shell) grid w-21 gap-1 rounded-dock p-1.5 in-[:lang(en)]:w-24 compact:auto-cols-fr compact:grid-flow-col"
    >
      {side.map((name) => {
        const { text, Icon } = faces[name]
        return (
          <Link
            key={name}
            {...links[name]}
            className="flex min-h-16 flex-col items-center justify-center gap-1 rounded-row px-1 text-center text-13 text-white transition-colors duration-(--dur-control) hover:bg-glass-hover"
          >
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            {t(text)}
          </Link>
        )
      })}
    </nav>
  )
}
