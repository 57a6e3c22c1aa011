import type { DeskCard } from '@tradefloor/contract'
import { dialAddress } from '@tradefloor/rules'
import { Avatar, useText } from '@tradefloor/ui'
import { Mail, Phone, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cardTexts } from './texts.ts'

/** The card itself, as a visitor would lay it on the table. */
export function CardFace({ card }: { card: DeskCard }) {
  const t = useText(cardTexts)
  const { name, post, company_name, email, phone, contact_phone } = card
  if (card.revoked) return <TakenBack />
  return (
    <div className="relative overflow-hidden rounded-card bg-linear-to-br from-harbour-deep from-25% via-harbour via-70% to-tide-ink p-4 text-white shadow-card [--ring:white]">
      <Waves />
      <div className="relative flex items-center gap-3">
        <Avatar name={name} size={48} />
        <div className="min-w-0">
          <h2 className="text-18 font-bold break-words">{name}</h2>
          <p className="text-13 break-words text-on-glass-2">{post}</p>
        </div>
      </div>
      <p className="relative mt-3 min-h-11 font-bold break-words">{company_name}</p>
      <div className="relative mt-1 grid text-13">
        {email && (
          <Reach href={`mailto:${email}`} icon={<Mail size={14} strokeWidth={1.75} aria-hidden />}>
            {email}
          </Reach>
        )}
        {phone && (
          <Reach href={dialAddress(phone)} icon={<Phone size={14} strokeWidth={1.75} aria-hidden />}>
            {phone}
          </Reach>
        )}
        {contact_phone && (
          <Reach href={dialAddress(contact_phone)} icon={<Phone size={14} strokeWidth={1.75} aria-hidden />}>
            {t('unverified', { phone: contact_phone })}
          </Reach>
        )}
      </div>
    </div>
  )
}

const Reach = ({ href, icon, children }: { href: string; icon: ReactNode; children: string }) => (
  <a
    href={href}
    className="flex min-h-7 min-w-11 items-center gap-2 justify-self-start rounded-tag break-all hover:underline pointer-coarse:min-h-11"
  >
    {icon}
    {children}
  </a>
)

function TakenBack() {
  const t = useText(cardTexts)
  return (
    <div className="flex min-h-45 flex-col justify-center rounded-card border border-dashed border-line-2 bg-sand-2 p-4 text-ink-2">
      <Undo2 size={22} strokeWidth={1.75} aria-hidden />
      <h2 className="mt-2 text-16 font-bold text-ink">{t('revoked')}</h2>
      <p className="text-13">{t('revokedHint')}</p>
    </div>
  )
}

/** The harbour's water, at the foot of every card. */
const Waves = () => (
  <svg
    aria-hidden
    viewBox="0 0 160 90"
    className="absolute -right-3 -bottom-4 w-44 text-white/15"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    {[30, 44, 58, 72].map((radius) => (
      <circle key={radius} cx="104" cy="96" r={radius} />
    ))}
  </svg>
)
