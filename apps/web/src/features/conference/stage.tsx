import type { Exhibition } from '@tradefloor/contract'
import { buttonClasses, classNames, LocalName, Picture, Tag, useLanguage, useText } from '@tradefloor/ui'
import { Play, Radio, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { liveSource, replaySource } from '../../domains/agenda/session-source.ts'
import { type Standing, standingOf, titleOf } from '../../domains/agenda/session-text.ts'
import { agendaTexts } from '../../domains/agenda/texts.ts'
import { LazyPlayer } from '../../domains/player/lazy-player.tsx'
import { NextLine } from './next-line.tsx'
import type { OnStage } from './on-stage.ts'
import { conferenceTexts } from './texts.ts'

interface StageProps {
  on: OnStage
  exhibition: Exhibition
  startAt: number | undefined
  onPlaying: (playing: boolean) => void
  /** Where the live session of a hall is watched. */
  liveAddress: (session: AgendaSession) => string
  replayAddress: (session: AgendaSession, seconds?: number) => string
  className?: string
}

/** A hall's stage: what plays there, or what is to be seen instead and when. */
export function Stage(props: StageProps) {
  const { on, exhibition, startAt, onPlaying, liveAddress, replayAddress, className = '' } = props
  const t = useText(conferenceTexts)
  const agenda = useText(agendaTexts)
  const { language } = useLanguage()
  const watch = (session: AgendaSession) => (
    <Link to={liveAddress(session)} className={buttonClasses('danger', 48)}>
      <Radio size={18} strokeWidth={1.75} aria-hidden />
      {t(on.kind === 'refused' ? 'backToLive' : 'watchLive')}
    </Link>
  )
  switch (on.kind) {
    case 'live':
      return (
        <LazyPlayer
          key={`live ${on.session.live_url}`}
          source={liveSource(on.session)}
          title={titleOf(on.session, language).text}
          poster={exhibition.main_img.url}
          autoPlay
          onPlaying={onPlaying}
          badge={<Tag tone="live">{agenda('live')}</Tag>}
          className={className}
        />
      )
    case 'replay':
      return (
        <LazyPlayer
          key={`replay ${on.session.id}`}
          source={replaySource(on.session)}
          title={titleOf(on.session, language).text}
          autoPlay
          startAt={startAt}
          momentAddress={(seconds) => replayAddress(on.session, seconds)}
          badge={<Tag tone="over-picture">{agenda('replay')}</Tag>}
          className={className}
        />
      )
    case 'refused':
      return (
        <Curtain exhibition={exhibition} className={className} next={on.next}>
          <div role="alert" className="grid justify-items-center gap-2">
            <ShieldAlert size={32} strokeWidth={1.75} aria-hidden />
            <p className="max-w-130 text-18 font-bold text-balance">{t('notOurs')}</p>
            <p className="text-13 text-on-glass-2">{t('notOursHint')}</p>
          </div>
          {on.live?.live_url && watch(on.live)}
        </Curtain>
      )
    case 'ended':
      return (
        <Curtain exhibition={exhibition} className={className} next={on.next}>
          <p role="status" className="text-20 font-bold">
            {t(stoppedAs[standingOf(on.session)])}
          </p>
          {on.live?.live_url && watch(on.live)}
          {on.session.play_back && (
            <Link to={replayAddress(on.session)} className={buttonClasses('primary', 48)}>
              <Play size={18} strokeWidth={1.75} aria-hidden />
              {t('watchReplay')}
            </Link>
          )}
          {standingOf(on.session) === 'waiting' && (
            <p className="text-13 text-on-glass-2">{t('endedHint')}</p>
          )}
        </Curtain>
      )
    case 'idle':
      return (
        <Curtain exhibition={exhibition} className={className} next={on.next} isFull={!!on.live?.live_url}>
          {on.live?.live_url ? (
            <>
              <Tag tone="live">{agenda('live')}</Tag>
              <p className="line-clamp-2 max-w-160 text-24 font-bold text-balance max-[640px]:text-18">
                <LocalName name={titleOf(on.live, language)} />
              </p>
              {watch(on.live)}
            </>
          ) : (
            <>
              <p className="text-20 font-bold">{t('nothingOn')}</p>
              <p className="text-13 text-on-glass-2">{t(on.next ? 'nothingOnHint' : 'noMore')}</p>
            </>
          )}
        </Curtain>
      )
  }
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

interface CurtainProps {
  exhibition: Exhibition
  next: AgendaSession | undefined
  /** A small stage has no room for what comes next. */
  isFull?: boolean
  className: string
  children: ReactNode
}

/** The stage while nothing plays on it. Cut with `clip`: with `hidden` it would not grow with a large text. */
function Curtain({ exhibition, next, isFull = false, className, children }: CurtainProps) {
  return (
    <div
      className={`relative isolate flex flex-col overflow-clip bg-harbour-deep text-white [--ring:white] ${className}`}
    >
      {/* A quarter of it is seen: a third of its points are enough. */}
      <Picture
        src={exhibition.main_img.url}
        name=""
        sizes="(min-width: 1000px) 465px, 33vw"
        eager
        className="absolute! inset-0 -z-1 opacity-25"
      />
      <div className="grid flex-1 place-content-center justify-items-center gap-3 p-5 text-center max-[640px]:gap-2 max-[640px]:p-3">
        {children}
      </div>
      {next && (
        <div
          className={classNames(
            'border-t border-glass-line bg-glass px-5 py-3',
            isFull && 'max-[640px]:hidden',
          )}
        >
          <NextLine session={next} />
        </div>
      )}
    </div>
  )
}
