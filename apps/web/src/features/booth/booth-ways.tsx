import type { ExhibitorDetail } from '@tradefloor/contract'
import type { BoothPanel } from '@tradefloor/rules'
import { Button, IconButton, useLanguage, useText } from '@tradefloor/ui'
import { BookCheck, BookUser, MessageCircleMore, Phone } from 'lucide-react'
import { companyContact } from '../../domains/catalogue/company-text.ts'
import { useHoursText } from '../../domains/catalogue/hours-text.ts'
import { boothTexts } from './texts.ts'

interface BoothWaysProps {
  exhibitor: ExhibitorDetail
  onOpen: (panel: BoothPanel) => void
}

/** Under a product: whom one would speak to, and the ways to reach them. */
export function BoothWays({ exhibitor, onOpen }: BoothWaysProps) {
  const t = useText(boothTexts)
  const { language } = useLanguage()
  const person = companyContact(exhibitor, language)?.name.text
  const isExchanged = exhibitor.is_switch === 1
  const Card = isExchanged ? BookCheck : BookUser
  const hoursText = useHoursText()
  const { online, median_minutes, hours } = exhibitor.reply
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 text-13 text-ink-2">
        <p className="flex items-center gap-2 truncate">
          {online && <span aria-hidden className="size-2 shrink-0 rounded-pill bg-leaf-dot" />}
          {person && t(online ? 'isOnline' : 'isContact', { name: person })}
        </p>
        <p className="truncate text-ink-3">
          {[
            median_minutes !== null && t('repliesIn', { minutes: median_minutes }),
            hours !== null && t('repliesAt', { hours: hoursText(hours) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <IconButton
        label={t('contact')}
        icon={<Phone size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => onOpen('contact')}
        className="border border-line-2 hover:border-harbour hover:text-harbour"
      />
      <Button icon={<Card size={18} strokeWidth={1.75} aria-hidden />} onClick={() => onOpen('card')}>
        {t(isExchanged ? 'cardDone' : 'card')}
      </Button>
      <Button
        look="primary"
        icon={<MessageCircleMore size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => onOpen('chat')}
      >
        {t('ask')}
      </Button>
    </div>
  )
}
