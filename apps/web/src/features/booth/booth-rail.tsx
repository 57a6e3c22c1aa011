import type { BoothPanel } from '@tradefloor/rules'
import { classNames, useText } from '@tradefloor/ui'
import {
  BookCheck,
  BookUser,
  Building2,
  CirclePlay,
  type LucideIcon,
  MessageCircleMore,
  Package,
  Phone,
} from 'lucide-react'
import { useRef } from 'react'
import { useCovering } from '../../shared/page/free-room.ts'
import { loadPanels } from './booth-content.tsx'
import { panelTitles } from './panel-names.ts'
import { boothTexts } from './texts.ts'

const sides = {
  left: { label: 'leftRail', place: 'left-6', panels: ['about', 'videoList', 'product'] },
  right: { label: 'rightRail', place: 'right-6', panels: ['contact', 'card', 'chat'] },
} as const

const icons: Partial<Record<BoothPanel, LucideIcon>> = {
  about: Building2,
  videoList: CirclePlay,
  product: Package,
  contact: Phone,
  card: BookUser,
  chat: MessageCircleMore,
}

interface BoothRailProps {
  side: keyof typeof sides
  /** The panel that is open. */
  current: BoothPanel | undefined
  /** How many there are, where that is known. */
  counts: Partial<Record<BoothPanel, number | undefined>>
  /** Messages of this booth's people that nobody has read. */
  unread?: number
  /** Cards have been exchanged with this booth. */
  isExchanged?: boolean
  onOpen: (panel: BoothPanel) => void
  onClose: () => void
}

/** The menu at one side of a booth. Its item in force closes what it opened. */
export function BoothRail({
  side,
  current,
  counts,
  unread = 0,
  isExchanged = false,
  onOpen,
  onClose,
}: BoothRailProps) {
  const t = useText(boothTexts)
  const rail = useRef<HTMLElement>(null)
  // The one at the right stands beside the panels, and so does not count again.
  useCovering(rail, side === 'left' ? side : undefined)
  const { label, place, panels } = sides[side]
  const shown = current === 'detail' ? 'product' : current
  return (
    <nav
      ref={rail}
      aria-label={t(label)}
      data-under-panel
      // Who comes near is about to open one.
      onPointerEnter={loadPanels}
      className={classNames(
        'scene-part glass absolute top-[max(144px,calc(50%-104px))] z-(--z-shell) grid w-21 gap-1 rounded-dock p-1.5 in-[:lang(en)]:w-24 compact:auto-cols-fr compact:grid-flow-col',
        place,
      )}
    >
      {panels.map((panel) => {
        const isDone = panel === 'card' && isExchanged
        const Icon = isDone ? BookCheck : (icons[panel] ?? Package)
        const on = panel === shown
        return (
          <button
            key={panel}
            type="button"
            aria-pressed={on}
            onClick={() => (on ? onClose() : onOpen(panel))}
            className={classNames(
              'flex min-h-16 flex-col items-center justify-center gap-1 rounded-row px-1 py-1.5 text-center text-13 transition-colors duration-(--dur-control)',
              on ? 'surface font-bold text-harbour! [--ring-offset:-4px]' : 'text-white hover:bg-glass-hover',
            )}
          >
            <span className="relative">
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              {panel === 'chat' && unread > 0 && (
                <span className="absolute -top-1.5 left-3.5 min-w-4.5 rounded-pill bg-coral-fill px-1 text-center text-11 font-bold text-white">
                  {unread}
                  <span className="sr-only">{t('unread')}</span>
                </span>
              )}
            </span>
            <span>
              {t(isDone ? 'cardDone' : panelTitles[panel])}
              {counts[panel] ? ` ${counts[panel]}` : ''}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
