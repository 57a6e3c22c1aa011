import type { ExhibitorDetail } from '@tradefloor/contract'
import { addressOf, type BoothPanel, boothQuery, boothSpot } from '@tradefloor/rules'
import { Button, useText } from '@tradefloor/ui'
import { Store } from 'lucide-react'
import { Link } from 'react-router'
import { phoneBoothTexts } from './phone-texts.ts'
import type { Booth } from './queries.ts'
import { boothTexts } from './texts.ts'

interface BoothFooterProps {
  booth: Booth
  exhibitor: ExhibitorDetail
  /** What the page shows: one asks about it. */
  about: 'booth' | 'product'
  onOpen: (panel: BoothPanel) => void
}

/** At a phone's foot, under the thumb: to the booth, to its people. */
export function BoothFooter({ booth, exhibitor, about, onOpen }: BoothFooterProps) {
  const t = useText(boothTexts)
  const words = useText(phoneBoothTexts)
  return (
    <footer className="surface [@media(min-height:20rem)]:sticky bottom-0 z-(--z-shell) flex flex-wrap items-center gap-2 border-t border-line px-[calc(var(--gutter)-4px)] pt-2 pb-[calc(8px+var(--safe-bottom))]">
      <Link
        to={addressOf(boothSpot.phone, boothQuery(booth))}
        className="flex min-h-12 min-w-14 flex-col items-center justify-center gap-0.5 rounded-control text-11 text-ink-2"
      >
        <Store size={22} strokeWidth={1.75} aria-hidden />
        {words('enterBooth')}
      </Link>
      <Button
        size={48}
        onClick={() => onOpen('card')}
        className="flex-[2_0_88px] px-2! min-[22.5rem]:basis-auto min-[22.5rem]:whitespace-nowrap"
      >
        {t(exhibitor.is_switch === 1 ? 'cardDone' : 'card')}
      </Button>
      <Button
        look="primary"
        size={48}
        onClick={() => onOpen('chat')}
        className="flex-[3_0_120px] px-2! min-[22.5rem]:basis-auto min-[22.5rem]:whitespace-nowrap"
      >
        {t(about === 'product' ? 'ask' : 'chat')}
      </Button>
    </footer>
  )
}
