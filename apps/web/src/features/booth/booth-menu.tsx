import type { BoothPanel } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import {
  Building2,
  ChevronRight,
  CirclePlay,
  Image,
  type LucideIcon,
  Package,
  Phone,
  Share2,
} from 'lucide-react'
import { panelTitles } from './panel-names.ts'
import { phoneBoothTexts } from './phone-texts.ts'
import { boothTexts } from './texts.ts'

interface BoothMenuProps {
  /** How many there are, where that is known. */
  counts: { videoList: number | undefined; product: number | undefined }
  onOpen: (panel: BoothPanel) => void
  onShare: () => void
}

/** Everything a booth has to show, as a phone lists it. */
export function BoothMenu({ counts, onOpen, onShare }: BoothMenuProps) {
  const booths = useText(boothTexts)
  const t = useText(phoneBoothTexts)
  const counted = (count: number | undefined, text: 'videoCount' | 'productCount') =>
    count === undefined ? undefined : t(text, { count })
  const lines: readonly { panel: BoothPanel; Icon: LucideIcon; note?: string }[] = [
    { panel: 'about', Icon: Building2, note: t('aboutHint') },
    { panel: 'videoList', Icon: CirclePlay, note: counted(counts.videoList, 'videoCount') },
    { panel: 'product', Icon: Package, note: counted(counts.product, 'productCount') },
    { panel: 'posters', Icon: Image },
    { panel: 'contact', Icon: Phone, note: t('contactHint') },
  ]
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card bg-sand">
      {lines.map(({ panel, Icon, note }) => (
        <MenuLine
          key={panel}
          Icon={Icon}
          text={booths(panelTitles[panel])}
          note={note}
          onPress={() => onOpen(panel)}
        />
      ))}
      <MenuLine Icon={Share2} text={t('share')} onPress={onShare} />
    </ul>
  )
}

interface MenuLineProps {
  Icon: LucideIcon
  text: string
  note?: string
  onPress: () => void
}

function MenuLine({ Icon, text, note, onPress }: MenuLineProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left text-15 [--ring-offset:-3px] active:bg-sand-2"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-white text-harbour">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 wrap-anywhere">
          {text}
          {note && <span className="text-13 text-ink-3">{note}</span>}
        </span>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </button>
    </li>
  )
}
