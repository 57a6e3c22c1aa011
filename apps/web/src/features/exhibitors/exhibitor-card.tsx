import type { ExhibitionProfile, Exhibitor } from '@tradefloor/contract'
import { inLanguage, LocalName, SkeletonBlock, Tag, useLanguage, useText } from '@tradefloor/ui'
import { MapPin } from 'lucide-react'
import { CompanyLogo } from '../../shared/company/company-logo.tsx'
import { companyAddress, companyName, secondCompanyName } from '../../shared/company/company-text.ts'
import { ExhibitorLink } from './exhibitor-link.tsx'
import { exhibitorMessages } from './messages.ts'

const card = 'relative flex flex-col rounded-card border border-line bg-white p-3'

/** An exhibitor as the hall's drawer shows it: who, where from, which booth of which exhibition. */
export function ExhibitorCard({ exhibitor, profile }: { exhibitor: Exhibitor; profile: ExhibitionProfile }) {
  const t = useText(exhibitorMessages)
  const { language } = useLanguage()
  const { company, booth_no, vhall } = exhibitor
  const name = companyName(company, language)
  const second = secondCompanyName(company, language)
  const address = companyAddress(company, language)
  const fair = inLanguage({ zh: vhall.exhibition_name.cn, en: vhall.exhibition_name.en }, language)
  return (
    <article className={`${card} transition-colors duration-(--dur-control) hover:border-harbour`}>
      <div className="flex gap-3">
        <CompanyLogo src={company.logo_url} name={name.text} className="size-11" />
        <div className="min-w-0 flex-1">
          <h3 className="leading-5.5 font-bold text-balance">
            <ExhibitorLink
              exhibitor={exhibitor}
              profile={profile}
              device="desktop"
              className="stretched rounded-card"
            >
              <LocalName name={name} />
            </ExhibitorLink>
          </h3>
          {second && (
            <p className="truncate text-12 text-ink-3">
              <LocalName name={second} />
            </p>
          )}
        </div>
      </div>
      {address && (
        <p className="mt-2 flex items-center gap-1.5 text-13 text-ink-2">
          <MapPin size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="sr-only">{t('address')}</span>
          <span className="min-w-0 flex-1 truncate">
            <LocalName name={address} />
          </span>
        </p>
      )}
      <p className="mt-auto flex min-w-0 items-center gap-1.5 pt-2">
        {booth_no && <Tag tone="replay">{booth_no}</Tag>}
        <span className="min-w-0 truncate rounded-tag bg-sand-2 px-1.5 text-12 leading-5 text-ink-2">
          <LocalName name={fair} />
        </span>
      </p>
    </article>
  )
}

export function ExhibitorCardSkeleton() {
  return (
    <div className={card}>
      <div className="flex gap-3">
        <SkeletonBlock className="size-11 rounded-control!" />
        <div className="flex-1">
          <SkeletonBlock className="mt-1 h-4 w-4/5" />
          <SkeletonBlock className="mt-2 h-3 w-3/5" />
        </div>
      </div>
      <SkeletonBlock className="mt-4 h-3 w-3/4" />
      <SkeletonBlock className="mt-3 h-4 w-1/2" />
    </div>
  )
}
