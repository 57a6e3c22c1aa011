import { useText } from '@tradefloor/ui'
import { Building2, ChevronRight, CirclePlay, Image, type LucideIcon, Package, Phone } from 'lucide-react'
import type { BoothPanel } from '../../shared/go/spots.ts'
import { boothMessages } from './messages.ts'
import { panelTitles } from './panel-names.ts'

interface BoothMenuProps {
  /** How many there are, where that is known. */
  counts: { videoList: number | undefined; product: number | undefined }
  onOpen: (panel: BoothPanel) => void
}

/** Everything a booth has to show, as a phone lists it. */
export function BoothMenu({ counts, onOpen }: BoothMenuProps) {
  const t = useText(boothMessages)
  const lines: readonly { panel: BoothPanel; Icon: LucideIcon; note?: string }[] = [
    { panel: 'about', Icon: Building2, note: t('aboutHint') },
    {
      panel: 'videoList',
      Icon: CirclePlay,
      note: counts.videoList === undefined ? undefined : t('videoCount', { count: counts.videoList }),
    },
    {
      panel: 'product',
      Icon: Package,
      note: counts.product === undefined ? undefined : t('productCount', { count: counts.product }),
    },
    { panel: 'posters', Icon: Image },
    { panel: 'contact', Icon: Phone, note: t('contactHint') },
  ]
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card bg-sand">
      {lines.map(({ panel, Icon, note }) => (
        <li key={panel}>
          <button
            type="button"
            onClick={() => onOpen(panel)}
            className="flex min-h-14 w-full items-center gap-3 px-3 text-left text-15 [--ring-offset:-3px]"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-control bg-white text-harbour">
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </span>
            <span className="flex-1">{t(panelTitles[panel])}</span>
            <span className="text-13 text-ink-3">{note}</span>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}
