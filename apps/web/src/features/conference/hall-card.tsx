import { type ConferenceHall, scheduleHalls } from '@tradefloor/rules'
import { classNames, LocalName, Tag, useLanguage, useText } from '@tradefloor/ui'
import { ArrowRight, Users } from 'lucide-react'
import { Link } from 'react-router'
import { type AgendaSession, hallNow } from '../../domains/agenda/programme.ts'
import { titleOf } from '../../domains/agenda/session-text.ts'
import { agendaTexts } from '../../domains/agenda/texts.ts'
import { StartsIn } from './next-line.tsx'
import { conferenceTexts } from './texts.ts'

interface HallCardProps {
  hall: ConferenceHall
  /** Undefined while the programme is not known. */
  sessions: readonly AgendaSession[] | undefined
  viewers: number | undefined
  to: string
  /** With room for pictures and words, or for a thumb. */
  size: 'large' | 'small'
}

/** A door: which hall it is, what is on in it, and what comes next. The whole card leads in. */
export function HallCard({ hall, sessions, viewers, to, size }: HallCardProps) {
  const t = useText(conferenceTexts)
  const agenda = useText(agendaTexts)
  const { live, next, all } = hallNow(sessions ?? [], scheduleHalls[hall])
  const isLarge = size === 'large'
  return (
    <article
      className={classNames(
        'surface group relative flex flex-col overflow-hidden rounded-sheet border-2 border-transparent shadow-sheet transition-colors duration-(--dur-control) hover:border-harbour',
        isLarge ? 'min-h-100' : 'min-h-44',
      )}
    >
      <HallPicture hall={hall} className={isLarge ? 'h-44' : 'h-28'} />
      {live && (
        <Tag tone="live" className="absolute! top-3 left-3">
          {agenda('live')}
        </Tag>
      )}
      {live && viewers !== undefined && viewers > 0 && (
        <Tag tone="over-picture" className="absolute! top-3 right-3">
          <Users size={12} strokeWidth={2} aria-hidden />
          {t('viewers', { count: viewers })}
        </Tag>
      )}
      <div className={classNames('flex flex-1 flex-col', isLarge ? 'p-6' : 'p-4')}>
        <h2 className={isLarge ? 'text-24 font-bold' : 'text-18 font-bold'}>
          <Link to={to} aria-label={t('enterHall', { hall: t(hall) })} className="stretched rounded-sheet">
            {t(hall)}
          </Link>
        </h2>
        <p className="text-13 text-ink-2">{t(hall === 'big' ? 'bigLead' : 'smallLead')}</p>
        <dl className="mt-3 grid gap-2 text-14">
          {live && <Row label={t('onNow')} session={live} isOn />}
          {next && <Row label={t('nextUp')} session={next} />}
          {sessions && !live && !next && (
            <div className="text-ink-3">{all.length > 0 ? t('noMore') : agenda('noSchedule')}</div>
          )}
        </dl>
        <span
          aria-hidden
          className="mt-auto flex items-center gap-2 pt-3 font-bold text-harbour group-hover:text-harbour-hover"
        >
          {t('enterHall', { hall: t(hall) })}
          <ArrowRight size={18} strokeWidth={1.75} />
        </span>
      </div>
    </article>
  )
}

interface RowProps {
  label: string
  session: AgendaSession
  isOn?: boolean
}

function Row({ label, session, isOn = false }: RowProps) {
  const { language } = useLanguage()
  return (
    <div className="grid grid-cols-[64px_minmax(0,1fr)] gap-2">
      <dt className={classNames('text-13', isOn ? 'font-bold text-coral-ink' : 'text-ink-3')}>{label}</dt>
      <dd className="min-w-0">
        <span className={classNames('line-clamp-2', isOn && 'font-bold')}>
          <LocalName name={titleOf(session, language)} />
        </span>
        {!isOn && (
          <span className="text-13 text-ink-3">
            <StartsIn session={session} />
          </span>
        )}
      </dd>
    </div>
  )
}

/** Drawn: a stage with rows before it, larger in the big hall. */
function HallPicture({ hall, className }: { hall: ConferenceHall; className: string }) {
  const isBig = hall === 'big'
  const rows = isBig ? [9, 11, 13] : [5, 7]
  return (
    <svg
      viewBox="0 0 480 176"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className={classNames('w-full shrink-0', className)}
    >
      <defs>
        <linearGradient id={`wall-${hall}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={isBig ? '#0b2a6b' : '#0a5b66'} />
          <stop offset="1" stopColor={isBig ? '#1557d6' : '#0fa7b8'} />
        </linearGradient>
        <linearGradient id={`screen-${hall}`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffffff" stopOpacity=".95" />
          <stop offset="1" stopColor={isBig ? '#8db6ff' : '#a9e6ee'} />
        </linearGradient>
      </defs>
      <rect width="480" height="176" fill={`url(#wall-${hall})`} />
      {[60, 420].map((x) => (
        <path
          key={x}
          d={`M${x} 0 L${x < 240 ? x + 130 : x - 130} 120 L${x < 240 ? x + 60 : x - 60} 120Z`}
          fill="#fff"
          opacity=".09"
        />
      ))}
      <rect
        x={isBig ? 120 : 160}
        y="22"
        width={isBig ? 240 : 160}
        height={isBig ? 88 : 80}
        rx="6"
        fill={`url(#screen-${hall})`}
      />
      <path
        d={
          isBig
            ? 'M132 92c40-46 66-8 104-30s62-30 112 8v34H132z'
            : 'M170 88c30-34 46-6 74-20s40-18 68 6v24H170z'
        }
        fill={isBig ? '#1557d6' : '#0a7482'}
        opacity=".35"
      />
      <path d={isBig ? 'M80 124h320l24 16H56z' : 'M130 118h220l18 14H112z'} fill="#fff" opacity=".22" />
      {rows.map((seats, row) =>
        Array.from({ length: seats }, (_, seat) => {
          const gap = isBig ? 34 : 40
          const x = 240 + (seat - (seats - 1) / 2) * gap
          const y = 146 + row * 14
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <g key={seat} fill="#071a44" opacity={0.55 + row * 0.15}>
              <circle cx={x} cy={y} r="6" />
              <path d={`M${x - 11} ${y + 20}c0-10 5-13 11-13s11 3 11 13z`} />
            </g>
          )
        }),
      )}
    </svg>
  )
}
