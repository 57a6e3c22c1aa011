import type { Lead } from '@tradefloor/contract'
import { fairDay } from '@tradefloor/contract'
import { Avatar, classNames, inLanguage, Tag, useLanguage, useText } from '@tradefloor/ui'
import { CalendarPlus, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { places } from '../../shared/addresses.ts'
import { useDesk } from '../../shared/desk-context.tsx'
import { dueOf, dueTones } from './due.ts'
import { InterestBars } from './interest-bars.tsx'
import { leadName } from './lead-name.ts'
import { leadTexts } from './texts.ts'

interface LeadRowProps {
  lead: Lead
  /** What the list is narrowed to, so that it is the same beside the lead. */
  address: string
  isOpen: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One lead of the list: a row of the table, and on a phone a row to press. */
export function LeadRow({ lead, address, isOpen, isChosen, onChoose }: LeadRowProps) {
  const t = useText(leadTexts)
  const name = leadName(lead, t)
  const place = `${places.leads}/${lead.uid}${address}`
  const about = [lead.company_name, lead.country_name].filter(Boolean).join(' · ')
  const cell = 'px-2 py-2 max-lg:hidden'
  return (
    <tr
      className={classNames(
        'relative border-b border-line max-lg:flex max-lg:items-center max-lg:gap-3 max-lg:px-(--gutter) max-lg:py-2',
        isOpen || isChosen ? 'bg-harbour-light/60' : 'hover:bg-sand',
      )}
    >
      <td className="w-11 pl-4 max-lg:hidden">
        <label className="grid size-9 cursor-pointer place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('select', { name })}
            onChange={({ target }) => onChoose(target.checked)}
            className="size-4.5 accent-harbour"
          />
        </label>
      </td>
      <th scope="row" className="py-2 pr-2 text-left font-normal max-lg:min-w-0 max-lg:flex-1 max-lg:p-0">
        <Link
          to={place}
          aria-current={isOpen ? 'true' : undefined}
          className="flex min-h-11 items-center gap-3"
        >
          <Avatar name={name} size={36} />
          <span className="min-w-0">
            <span className={classNames('block text-14 break-words', lead.name ? 'font-bold' : 'text-ink-3')}>
              {name}
            </span>
            {about && <span className="block text-12 break-words text-ink-3">{about}</span>}
            <PhoneLine lead={lead} />
          </span>
        </Link>
      </th>
      <td className={classNames(cell, 'w-16')}>
        <InterestBars rating={lead.rating} />
      </td>
      <td className={classNames(cell, 'max-xl:hidden')}>
        <Tags lead={lead} place={place} />
      </td>
      <td className={classNames(cell, 'w-36')}>
        <Owner lead={lead} place={place} />
      </td>
      <td className={classNames(cell, 'w-44 pr-6')}>
        <Next lead={lead} place={place} />
      </td>
    </tr>
  )
}

function Tags({ lead, place }: { lead: Lead; place: string }) {
  const t = useText(leadTexts)
  if (lead.tags.length === 0)
    return (
      <Link to={place} className="text-13 text-harbour hover:underline">
        {`+ ${t('addTag')}`}
      </Link>
    )
  return (
    <span className="flex flex-wrap gap-1">
      {lead.tags.map((tag) => (
        <Tag key={tag} tone="replay" className="whitespace-normal! break-all">
          {tag}
        </Tag>
      ))}
    </span>
  )
}

function Owner({ lead: { owner }, place }: { lead: Lead; place: string }) {
  const t = useText(leadTexts)
  const { language } = useLanguage()
  if (!owner)
    return (
      <Link to={place} className="inline-flex items-center gap-1.5 text-13 text-harbour hover:underline">
        <UserRoundPlus size={14} strokeWidth={1.75} aria-hidden />
        {t('assign')}
      </Link>
    )
  const { text } = inLanguage({ zh: owner.name.cn, en: owner.name.en }, language)
  return (
    <span className="flex items-center gap-2 text-13">
      <Avatar name={text} size={20} />
      <span className="min-w-0 break-words">{text}</span>
    </span>
  )
}

function Next({ lead: { next, waiting }, place }: { lead: Lead; place: string }) {
  const t = useText(leadTexts)
  const { language } = useLanguage()
  const { now } = useDesk()
  if (!next)
    return (
      <span className="grid gap-1 justify-items-start">
        {waiting && <Tag tone="waiting">{t('waiting')}</Tag>}
        <Link to={place} className="inline-flex items-center gap-1.5 text-13 text-harbour hover:underline">
          <CalendarPlus size={14} strokeWidth={1.75} aria-hidden />
          {t('setNext')}
        </Link>
      </span>
    )
  const due = dueOf(next.on, fairDay(now()), t, language)
  return (
    <span className="block text-13">
      <span className="block break-words">{next.text}</span>
      <span className={classNames('block text-12', dueTones[due.state])}>{due.text}</span>
    </span>
  )
}

/** What a phone has room for below the name. */
function PhoneLine({ lead: { next, waiting } }: { lead: Lead }) {
  const t = useText(leadTexts)
  const { language } = useLanguage()
  const { now } = useDesk()
  if (!next)
    return waiting ? <span className="block text-12 text-amber-ink lg:hidden">{t('waiting')}</span> : null
  const due = dueOf(next.on, fairDay(now()), t, language)
  return (
    <span className="block text-12 lg:hidden">
      <span className="break-words">{next.text}</span>{' '}
      <span className={classNames('whitespace-nowrap', dueTones[due.state])}>{due.text}</span>
    </span>
  )
}
