import type { ReceivedCard } from '@tradefloor/contract'
import { addressOf, boothQuery, boothSpot, type Device, dialAddress } from '@tradefloor/rules'
import {
  classNames,
  dayText,
  inLanguage,
  LocalName,
  otherName,
  Tag,
  useHeading,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Mail, MapPin, Phone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { cardHolderTexts } from './card-holder-texts.ts'
import { CardActions, CardTools } from './received-card-actions.tsx'
import { namesOfCard } from './received-card-text.ts'
import type { ScreenLayout } from './screen-props.ts'
import { centreTexts } from './texts.ts'

interface ReceivedCardProps {
  received: ReceivedCard
  layout: ScreenLayout
  device: Device
  onQr: () => void
}

/** A company's card as it lies in the card holder. */
export function ReceivedCardView({ received, layout, device, onQr }: ReceivedCardProps) {
  const Heading = useHeading()
  const t = useText(cardHolderTexts)
  const centre = useText(centreTexts)
  const { language } = useLanguage()
  const isPage = layout === 'page'
  const { holder_info: holder } = received.card
  const { cn, en } = received.exhibition.base_info.data
  const name = inLanguage(namesOfCard(received), language)
  const second = otherName(namesOfCard(received), language)
  const address = inLanguage({ zh: holder.address, en: holder.address_en }, language)
  const booth = addressOf(
    boothSpot[device],
    boothQuery({
      companyId: received.company_id,
      exhibitionId: received.exhibition_id,
      instanceId: received.instance_id ?? undefined,
    }),
  )
  return (
    <div className="flex flex-1 flex-col p-3.5">
      <div className="relative flex gap-3">
        <CompanyLogo src={holder.logo_url} name={name.text} className="size-11" />
        <div className="min-w-0 flex-1 group-data-editing:pr-6">
          <Heading className="leading-[1.375rem] font-bold text-balance">
            {received.withdrawn ? (
              <LocalName name={name} />
            ) : (
              <Link
                to={booth}
                className={classNames('rounded-tag hover:text-harbour', isPage && 'stretched')}
              >
                <LocalName name={name} />
              </Link>
            )}
          </Heading>
          {received.withdrawn && <Tag tone="soon">{centre('noLongerExhibiting')}</Tag>}
          {second && (
            <p className="truncate text-12 text-ink-3">
              <LocalName name={second} />
            </p>
          )}
        </div>
      </div>
      <div className="relative flex flex-1 flex-col">
        <dl className="mt-2.5 grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-0.5 border-t border-line pt-2 text-13 text-ink-2">
          <Line label={t('manager')} icon={<UserRound {...lineIcon} />}>
            {[holder.manager_name, holder.post].filter(Boolean).join(' · ')}
          </Line>
          <Line label={t('phone')} icon={<Phone {...lineIcon} />}>
            {isPage || !holder.manager_phone ? (
              holder.manager_phone
            ) : (
              <a href={dialAddress(holder.manager_phone)}>{holder.manager_phone}</a>
            )}
          </Line>
          <Line label={centre('email')} icon={<Mail {...lineIcon} />}>
            {isPage || !holder.email ? holder.email : <a href={`mailto:${holder.email}`}>{holder.email}</a>}
          </Line>
          <Line label={t('address')} icon={<MapPin {...lineIcon} />}>
            {address.text && <LocalName name={address} />}
          </Line>
        </dl>
      </div>
      <p className="mt-2 flex min-w-0 items-center gap-2 text-12">
        <span className="min-w-0 rounded-tag bg-sand-2 px-1.5 leading-[1.25rem] text-ink-2">
          <LocalName name={inLanguage({ zh: cn.name, en: en.name }, language)} />
        </span>
        <span className="ml-auto shrink-0 text-ink-3">
          {t('exchangedOn', { day: dayText(received.exchanged_at, language, false) })}
        </span>
      </p>
      {isPage ? (
        <CardActions received={received} onQr={onQr} />
      ) : (
        <CardTools received={received} onQr={onQr} />
      )}
    </div>
  )
}

const lineIcon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true, className: 'shrink-0' } as const

/** Nothing where the card says nothing. */
function Line({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="flex min-h-6 items-start gap-1.5 py-0.5 [&_svg]:mt-[3px]">
      {icon}
      <dt className="sr-only">{label}</dt>
      <dd className="min-w-0 flex-1 break-words [&_a]:rounded-tag [&_a]:hover:text-harbour [&_a]:hover:underline">
        {children}
      </dd>
    </div>
  )
}
