import type { Session } from '@tradefloor/contract'
import { type Device, documentAddress } from '@tradefloor/rules'
import {
  Avatar,
  buttonClasses,
  classNames,
  LocalName,
  Picture,
  Tag,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { FileText, Play, Radio } from 'lucide-react'
import { Link } from 'react-router'
import type { SessionTimes } from '../../shared/time/times.ts'
import { StarButton } from '../favourites/star-button.tsx'
import { guestName, guestPost, standingOf, titleOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'

/** How a session stands, in a word. */
export function StateTag({ session }: { session: Session }) {
  const t = useText(agendaTexts)
  switch (standingOf(session)) {
    case 'live':
      return <Tag tone="live">{t('live')}</Tag>
    case 'replay':
      return (
        <Tag tone="replay">
          <Play size={11} strokeWidth={2} aria-hidden />
          {t('replay')}
        </Tag>
      )
    case 'cancelled':
      return <Tag tone="late">{t('cancelled')}</Tag>
    case 'upcoming':
      return <Tag tone="soon">{t('soon')}</Tag>
    case 'waiting':
      return <Tag tone="soon">{t('waiting')}</Tag>
  }
}

/** The same as something to press, where there is room for it. */
export function StateButton({ session, onAct }: { session: Session; onAct: (session: Session) => void }) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const standing = standingOf(session)
  if (standing !== 'live' && standing !== 'replay') return <StateTag session={session} />
  const isLive = standing === 'live'
  const text = t(isLive ? 'enterLive' : 'watchReplay')
  return (
    <button
      type="button"
      aria-label={`${text} ${titleOf(session, language).text}`}
      onClick={() => onAct(session)}
      className={classNames(buttonClasses(isLive ? 'danger' : 'secondary'), 'relative z-1')}
    >
      {isLive ? (
        <Radio size={16} strokeWidth={1.75} aria-hidden />
      ) : (
        <Play size={16} strokeWidth={1.75} aria-hidden />
      )}
      {text}
    </button>
  )
}

/** The title does what the whole row does. */
export function SessionTitle({ session, onAct }: { session: Session; onAct: (session: Session) => void }) {
  const { language } = useLanguage()
  return (
    <button
      type="button"
      onClick={() => onAct(session)}
      className={classNames(
        'stretched min-h-6 rounded-row text-left hyphens-auto wrap-anywhere',
        session.cancelled === 1 && 'text-ink-2 line-through',
      )}
    >
      <LocalName name={titleOf(session, language)} />
    </button>
  )
}

/** `+1 day` where the visitor's calendar shows another day than the fair's. */
export function DayShift({ days }: { days: number }) {
  const t = useText(agendaTexts)
  if (days === 0) return null
  return (
    <Tag tone="waiting" className="font-normal">
      {days > 0 ? t('plusDays', { days }) : t('minusDays', { days: -days })}
    </Tag>
  )
}

export function TimeRange({ times, className }: { times: SessionTimes; className?: string }) {
  return <span className={classNames('whitespace-nowrap', className)}>{`${times.from}–${times.to}`}</span>
}

interface GuestLineProps {
  session: Session
  most?: number
  /** By name alone, where there is little room. */
  brief?: boolean
}

/** Who speaks: the first few by name and post, the others by number. */
export function GuestLine({ session, most = 2, brief = false }: GuestLineProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const more = session.guests.length - most
  if (session.guests.length === 0) return null
  return (
    <ul className="mt-1 flex min-w-0 flex-wrap gap-x-3 gap-y-1 text-13 text-ink-2">
      {session.guests.slice(0, most).map((guest) => {
        const name = guestName(guest, language)
        return (
          <li key={guest.id} className="flex min-w-0 items-start gap-1.5">
            {guest.image === '' ? (
              <Avatar name={name.text} size={24} />
            ) : (
              <Picture
                src={guest.image}
                name={name.text}
                sizes="24px"
                className="size-6 shrink-0 rounded-pill"
              />
            )}
            <span className="min-w-0 py-0.5">
              <LocalName name={name} />
              {!brief && <span className="ml-1.5 text-12 text-ink-3">{guestPost(guest, language).text}</span>}
            </span>
          </li>
        )
      })}
      {more > 0 && <li className="text-12 text-ink-3">{`+${t('guestsCount', { count: more })}`}</li>}
    </ul>
  )
}

interface PapersProps {
  session: Session
  exhibitionId: number
  device: Device
  className?: string
}

/** What the speakers brought. On a desktop each has its star; on a phone that is where the document is read. */
export function Papers({ session, exhibitionId, device, className }: PapersProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const papers = session.guests.flatMap(({ docs }) => docs)
  if (papers.length === 0) return null
  return (
    <ul aria-label={t('papers')} className={className}>
      {papers.map((paper) => {
        const name = guestName({ name: paper.doc_name, name_en: paper.doc_name_en }, language)
        return (
          <li key={paper.com_doc_id} className="relative z-1 flex items-center gap-1 text-13">
            <Link
              to={documentAddress(paper.com_doc_id)}
              className="flex min-h-8 min-w-0 items-center gap-1.5 rounded-control text-harbour hover:text-harbour-hover pointer-coarse:min-h-11"
            >
              <FileText size={15} strokeWidth={1.75} aria-hidden className="shrink-0" />
              <span className="min-w-0 hyphens-auto wrap-anywhere">
                <LocalName name={name} />
              </span>
            </Link>
            {device === 'desktop' && (
              <StarButton
                favourite={{
                  kind: 'document',
                  body: { exhibition_id: exhibitionId, com_doc_id: paper.com_doc_id },
                }}
                marked={paper.is_mark === 1}
                name={name.text}
                device={device}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The star of a session. */
export function SessionStar({ session, device }: { session: Session; device: Device }) {
  const { language } = useLanguage()
  return (
    <StarButton
      favourite={{ kind: 'session', body: { session_id: session.id } }}
      marked={session.is_mark === 1}
      name={titleOf(session, language).text}
      device={device}
    />
  )
}
