import { internationalPhone } from '@tradefloor/rules'
import { Avatar, useText } from '@tradefloor/ui'
import { myCardTexts } from './texts.ts'

export interface CardWords {
  name: string
  post: string
  company: string
  email: string
  phone: string
  /** Unverified, of any country. */
  contactPhone: string
}

/** The card as an exhibitor will see it. */
export function BusinessCard({ name, post, company, email, phone, contactPhone }: CardWords) {
  const t = useText(myCardTexts)
  return (
    <section
      aria-label={t('cardPreview')}
      className="relative flex aspect-[1.65] w-full flex-col justify-between overflow-hidden rounded-card bg-[linear-gradient(135deg,#0b2a6b,#1557d6_62%,#0a7482)] p-6 text-white shadow-pop"
    >
      <svg
        width="288"
        height="160"
        viewBox="0 0 290 160"
        fill="none"
        stroke="#fff"
        strokeOpacity=".18"
        strokeWidth="2"
        aria-hidden="true"
        focusable="false"
        className="absolute -right-8 -bottom-9"
      >
        <path d="M0 90c48-40 96-40 144 0s96 40 144 0M0 112c48-40 96-40 144 0s96 40 144 0M0 134c48-40 96-40 144 0s96 40 144 0" />
      </svg>
      <div className="relative flex items-center gap-3">
        <Avatar name={name} size={52} />
        <div className="min-w-0">
          <p className="line-clamp-2 text-20 leading-[1.625rem] font-bold wrap-break-word">{name}</p>
          <p className="line-clamp-2 text-13 wrap-break-word">{post || t('postEmpty')}</p>
        </div>
      </div>
      <div className="relative grid gap-1 text-13 break-words">
        <p className="font-bold">{company || t('companyEmpty')}</p>
        {email && <p>{email}</p>}
        {phone && <p>{internationalPhone(phone)}</p>}
        {contactPhone && <p>{contactPhone}</p>}
      </div>
    </section>
  )
}
