import { addressOf, boothQuery, boothSpot, type Device } from '@tradefloor/rules'
import { inLanguage, LocalName, SkeletonBlock, Tag, useHeading, useLanguage, useText } from '@tradefloor/ui'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { CompanyHeadSkeleton } from '../../domains/catalogue/company-head-skeleton.tsx'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { companyName, secondCompanyName } from '../../domains/catalogue/company-text.ts'
import { useHoursText } from '../../domains/catalogue/hours-text.ts'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { noteFound } from '../../domains/visits/found-by.ts'
import { AlsoIn } from './also-in.tsx'
import type { FoundExhibitor } from './found.ts'
import { MarkedText, marksIn } from './marked-text.tsx'
import { matchReason } from './match-reason.ts'
import { starredEntry } from './starred-entry.ts'
import { searchTexts } from './texts.ts'

const card = 'relative flex flex-col gap-2 rounded-card border border-line bg-white p-3'

interface FoundExhibitorProps {
  exhibitor: FoundExhibitor
  /** What was searched for, told with the visit of the booth. */
  search: string
  device: Device
}

/** A company that was found, once: why, its stand in the exhibition now held, and where else it is. */
export function FoundExhibitorCard({ exhibitor, search, device }: FoundExhibitorProps) {
  const Heading = useHeading()
  const { language } = useLanguage()
  const { company, booth_no, vhall, exhibition_id, match, also } = exhibitor
  const name = companyName(company, language)
  const second = secondCompanyName(company, language)
  const starred = starredEntry(exhibitor, also)
  const boothOf = (exhibitionId: number, instanceId: number) =>
    addressOf(boothSpot[device], boothQuery({ companyId: company.id, exhibitionId, instanceId }))
  return (
    <article className={`${card} transition-colors duration-(--dur-control) hover:border-harbour`}>
      <div className="flex gap-3">
        <CompanyLogo src={company.logo_url} name={name.text} className="size-11" />
        <div className="min-w-0 flex-1 pr-9">
          <Heading className="leading-[1.375rem] font-bold text-balance wrap-anywhere">
            <Link
              to={boothOf(exhibition_id, vhall.id)}
              className="stretched rounded-card"
              onClick={(click) => noteFound(click, vhall.id, { search, what: 'exhibitor' })}
            >
              <MarkedText text={name} marks={match?.highlights.name} />
            </Link>
          </Heading>
          {second && (
            <p className="text-12 text-ink-3 wrap-anywhere">
              <MarkedText text={second} marks={match?.highlights.name} />
            </p>
          )}
        </div>
      </div>
      <Reason exhibitor={exhibitor} />
      <p className="mt-auto flex min-w-0 flex-wrap items-center gap-1.5">
        {booth_no && <Tag tone="replay">{booth_no}</Tag>}
        <span className="min-w-0 rounded-tag bg-sand-2 px-1.5 text-12 leading-[1.25rem] text-ink-2 wrap-anywhere">
          <LocalName
            name={inLanguage({ zh: vhall.exhibition_name.cn, en: vhall.exhibition_name.en }, language)}
          />
        </span>
        <Presence reply={exhibitor.reply} />
      </p>
      <AlsoIn
        also={also}
        addressOf={(other) => boothOf(other.exhibition_id, other.vhall.id)}
        onOpen={(click, other) => noteFound(click, other.vhall.id, { search, what: 'exhibitor' })}
      />
      <StarButton
        favourite={{
          kind: 'exhibitor',
          body: { exhibition_id: starred.exhibition_id, company_id: company.id },
        }}
        marked={starred.is_store === 1}
        name={name.text}
        device={device}
        className="absolute! top-1.5 right-1"
      />
    </article>
  )
}

/** What the company makes, with what was searched for, or what else of it matched. */
function Reason({ exhibitor: { company, main_products, match } }: { exhibitor: FoundExhibitor }) {
  const t = useText(searchTexts)
  const { language } = useLanguage()
  const both = { zh: main_products.cn, en: main_products.en }
  const own = inLanguage(both, language)
  const marks = match?.highlights.main_products
  const isMarked = marksIn(marks, own.language).length > 0
  const reason = matchReason(match, [
    { text: companyName(company, language), marks: match?.highlights.name },
    { text: secondCompanyName(company, language), marks: match?.highlights.name },
    { text: own, marks },
  ])
  if (!own.text && !reason) return null
  return (
    <div className="flex gap-1.5 rounded-tag bg-sand px-2 py-1 text-13 text-ink-2">
      <Sparkles size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-harbour" />
      <div className="min-w-0">
        {reason && (
          <p className="wrap-anywhere">
            {t(reason.says)}
            <b className="text-ink">{reason.words}</b>
          </p>
        )}
        {own.text && (
          <p className="line-clamp-2 wrap-anywhere max-[17.5rem]:line-clamp-none">
            {t(isMarked ? 'matchesMainProducts' : 'mainProducts')}
            <MarkedText text={own} marks={marks} />
          </p>
        )}
      </div>
    </div>
  )
}

/** Whether somebody is there now, or when they answer; nothing where neither is known. */
function Presence({ reply: { online, hours } }: Pick<FoundExhibitor, 'reply'>) {
  const t = useText(searchTexts)
  const hoursText = useHoursText()
  if (online)
    return (
      <Tag tone="online" className="ml-auto">
        {t('online')}
      </Tag>
    )
  if (!hours) return null
  return (
    <Tag tone="soon" className="ml-auto whitespace-normal!">
      {t('repliesAt', { hours: hoursText(hours) })}
    </Tag>
  )
}

export function FoundExhibitorSkeleton() {
  return (
    <div className={card}>
      <CompanyHeadSkeleton />
      <SkeletonBlock className="h-7" />
      <SkeletonBlock className="h-4 w-1/2" />
      <SkeletonBlock className="h-4 w-3/4" />
    </div>
  )
}
