import type { ExhibitionProfile, Exhibitor } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { inLanguage, LocalName, SkeletonBlock, Tag, useHeading, useLanguage, useText } from '@tradefloor/ui'
import { MapPin } from 'lucide-react'
import { Fragment, type MouseEvent } from 'react'
import { MatchedName } from '../../shared/listing/matched-name.tsx'
import { StarButton } from '../favourites/star-button.tsx'
import { CompanyHeadSkeleton } from './company-head-skeleton.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { companyAddress, companyName, secondCompanyName } from './company-text.ts'
import { ExhibitorLink } from './exhibitor-link.tsx'
import { companyTexts } from './texts.ts'

const card = 'relative flex flex-col rounded-card border border-line bg-white px-3 py-2.5'

interface ExhibitorCardProps {
  exhibitor: Exhibitor
  /** Of the exhibition whose list this is, if it is one's. */
  profile?: ExhibitionProfile
  /** What was searched for, to be seen in the names. */
  search: string
  /** Products by which it was found. */
  shows?: readonly { cn: string; en: string }[] | undefined
  device: Device
  /** Called when its booth is opened. */
  onOpen?: (click: MouseEvent) => void
}

/** An exhibitor in a list: who, where from, which booth of which exhibition, and a star. */
export function ExhibitorCard({
  exhibitor,
  profile,
  search,
  shows = [],
  device,
  onOpen,
}: ExhibitorCardProps) {
  const Heading = useHeading()
  const t = useText(companyTexts)
  const { language } = useLanguage()
  const { company, booth_no, vhall, exhibition_id, is_store } = exhibitor
  const name = companyName(company, language)
  const second = secondCompanyName(company, language)
  const address = companyAddress(company, language)
  const fair = inLanguage({ zh: vhall.exhibition_name.cn, en: vhall.exhibition_name.en }, language)
  return (
    <article className={`${card} transition-colors duration-(--dur-control) hover:border-harbour`}>
      <div className="flex gap-3">
        <CompanyLogo src={company.logo_url} name={name.text} className="size-11" />
        <div className="min-w-0 flex-1">
          <Heading className="leading-[1.375rem] font-bold text-balance">
            <ExhibitorLink
              exhibitor={exhibitor}
              profile={profile}
              device={device}
              className="stretched rounded-card"
              onOpen={onOpen}
            >
              <MatchedName name={name} search={search} />
            </ExhibitorLink>
          </Heading>
          {second && (
            <p className="truncate pr-6 text-12 text-ink-3 max-[17.5rem]:whitespace-normal">
              <MatchedName name={second} search={search} />
            </p>
          )}
        </div>
      </div>
      {address && (
        <p className="mt-1 flex items-center gap-1.5 text-12 text-ink-2">
          <MapPin size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="sr-only">{t('address')}</span>
          <span className="min-w-0 flex-1 truncate max-[17.5rem]:whitespace-normal">
            <LocalName name={address} />
          </span>
        </p>
      )}
      {shows.length > 0 && (
        <p className="mt-1 line-clamp-2 text-12 text-harbour">
          {t('shows')}
          {shows.map(({ cn, en }, index) => (
            <Fragment key={cn}>
              {index > 0 && t('and')}
              <MatchedName name={inLanguage({ zh: cn, en }, language)} search={search} />
            </Fragment>
          ))}
        </p>
      )}
      <p className="mt-auto flex min-w-0 items-center gap-1.5 pt-1 max-[17.5rem]:flex-wrap">
        {booth_no && <Tag tone="replay">{booth_no}</Tag>}
        <span className="min-w-0 truncate rounded-tag bg-sand-2 px-1.5 text-12 leading-[1.25rem] text-ink-2 max-[17.5rem]:whitespace-normal">
          <LocalName name={fair} />
        </span>
      </p>
      {/* On the second line, so that the name has the whole first one. */}
      <StarButton
        favourite={{ kind: 'exhibitor', body: { exhibition_id, company_id: company.id } }}
        marked={is_store === 1}
        name={name.text}
        device={device}
        className="absolute! top-6.5 right-1"
      />
    </article>
  )
}

export function ExhibitorCardSkeleton() {
  return (
    <div className={card}>
      <CompanyHeadSkeleton />
      <SkeletonBlock className="mt-3 h-3 w-3/4" />
      <SkeletonBlock className="mt-3 h-4 w-1/2" />
    </div>
  )
}
