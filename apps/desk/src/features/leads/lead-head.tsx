import type { LeadDetail } from '@tradefloor/contract'
import { Avatar, buttonClasses, useText } from '@tradefloor/ui'
import { Mail, MessageCircleMore, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { CloseButton } from './close-button.tsx'
import { leadName } from './lead-name.ts'
import { leadTexts } from './texts.ts'

/** Who the lead is, and the ways to reach them. */
export function LeadHead({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const t = useText(leadTexts)
  const name = leadName(lead, t)
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }
  const phone = lead.phone || lead.contact_phone
  return (
    <header className="grid gap-3 border-b border-line px-5 py-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} size={48} />
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-bold break-words">{name}</h2>
          <p className="text-13 break-words text-ink-3">
            {[lead.post, lead.company_name, lead.country_name].filter(Boolean).join(' · ')}
          </p>
          <p className="text-12 text-ink-3">
            {t('reads', { language: t(lead.language === 'zh' ? 'chinese' : 'english') })}
          </p>
        </div>
        <CloseButton onClose={onClose} />
      </div>
      <div className="flex flex-wrap gap-2">
        {lead.thread_id !== null && (
          <Link className={buttonClasses('secondary', 32)} to={`${places.inbox}/${lead.thread_id}?show=all`}>
            <MessageCircleMore {...icon} />
            {t('openTalk')}
          </Link>
        )}
        {lead.email && (
          <a className={buttonClasses('secondary', 32)} href={`mailto:${lead.email}`}>
            <Mail {...icon} />
            {t('mail')}
          </a>
        )}
        {phone && (
          <a className={buttonClasses('secondary', 32)} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Phone {...icon} />
            {t('call')}
          </a>
        )}
      </div>
      {lead.card === 'given' ? (
        <p className="text-13 break-words text-ink-2">{[lead.email, phone].filter(Boolean).join(' · ')}</p>
      ) : (
        <p className="text-13 text-ink-3">{t(lead.card === 'none' ? 'noCard' : 'cardRevoked')}</p>
      )}
    </header>
  )
}
