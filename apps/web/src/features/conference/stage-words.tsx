import { buttonClasses, LocalName, Tag, useLanguage, useText } from '@tradefloor/ui'
import { Play, Radio, ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { type Standing, standingOf, titleOf } from '../../domains/agenda/session-text.ts'
import { agendaTexts } from '../../domains/agenda/texts.ts'
import { conferenceTexts } from './texts.ts'

interface StageWordsProps {
  /** What is live in this hall meanwhile. */
  live: AgendaSession | undefined
  liveAddress: (session: AgendaSession) => string
}

/** The address names what is none of this exhibition's. */
export function RefusedWords({ live, liveAddress }: StageWordsProps) {
  const t = useText(conferenceTexts)
  return (
    <>
      <div role="alert" className="grid justify-items-center gap-2">
        <ShieldAlert size={32} strokeWidth={1.75} aria-hidden />
        <p className="max-w-130 text-18 font-bold text-balance">{t('notOurs')}</p>
        <p className="text-13 text-on-glass-2">{t('notOursHint')}</p>
      </div>
      {live?.live_url && <LiveLink text={t('backToLive')} to={liveAddress(live)} />}
    </>
  )
}

interface EndedWordsProps extends StageWordsProps {
  session: AgendaSession
  replayAddress: (session: AgendaSession) => string
}

/** What was on a moment ago is not on now. */
export function EndedWords({ session, live, liveAddress, replayAddress }: EndedWordsProps) {
  const t = useText(conferenceTexts)
  const standing = standingOf(session)
  return (
    <>
      <p role="status" className="text-20 font-bold">
        {t(stoppedAs[standing])}
      </p>
      {live?.live_url && <LiveLink text={t('watchLive')} to={liveAddress(live)} />}
      {session.play_back && (
        <Link to={replayAddress(session)} className={buttonClasses('primary', 48)}>
          <Play size={18} strokeWidth={1.75} aria-hidden />
          {t('watchReplay')}
        </Link>
      )}
      {standing === 'waiting' && <p className="text-13 text-on-glass-2">{t('endedHint')}</p>}
    </>
  )
}

/** What is said of a session that was on, by how it stands now. */
const stoppedAs = {
  cancelled: 'cancelledNow',
  upcoming: 'delayed',
  // Live without a stream: nobody sends just now, and it goes on here when somebody does.
  live: 'noSignal',
  replay: 'ended',
  waiting: 'ended',
} as const satisfies Record<Standing, string>

interface IdleWordsProps extends StageWordsProps {
  next: AgendaSession | undefined
}

/** The address names nothing to play: what is live can be watched, if anything is. */
export function IdleWords({ live, next, liveAddress }: IdleWordsProps) {
  const t = useText(conferenceTexts)
  const agenda = useText(agendaTexts)
  const { language } = useLanguage()
  if (!live?.live_url)
    return (
      <>
        <p className="text-20 font-bold">{t('nothingOn')}</p>
        <p className="text-13 text-on-glass-2">{t(next ? 'nothingOnHint' : 'noMore')}</p>
      </>
    )
  return (
    <>
      <Tag tone="live">{agenda('live')}</Tag>
      <p className="line-clamp-2 max-w-160 text-24 font-bold text-balance max-[640px]:text-18">
        <LocalName name={titleOf(live, language)} />
      </p>
      <LiveLink text={t('watchLive')} to={liveAddress(live)} />
    </>
  )
}

function LiveLink({ text, to }: { text: string; to: string }) {
  return (
    <Link to={to} className={buttonClasses('danger', 48)}>
      <Radio size={18} strokeWidth={1.75} aria-hidden />
      {text}
    </Link>
  )
}
