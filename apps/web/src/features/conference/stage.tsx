import type { Exhibition } from '@tradefloor/contract'
import { Tag, useLanguage, useText } from '@tradefloor/ui'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { liveSource, replaySource } from '../../domains/agenda/session-source.ts'
import { titleOf } from '../../domains/agenda/session-text.ts'
import { agendaTexts } from '../../domains/agenda/texts.ts'
import { LazyPlayer } from '../../domains/player/lazy-player.tsx'
import type { OnStage } from './on-stage.ts'
import { Curtain } from './stage-curtain.tsx'
import { EndedWords, IdleWords, RefusedWords } from './stage-words.tsx'

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
  const { on, exhibition, liveAddress, replayAddress, className = '' } = props
  if (on.kind === 'live') return <LiveOnStage {...props} session={on.session} />
  if (on.kind === 'replay') return <ReplayOnStage {...props} session={on.session} />
  return (
    <Curtain
      exhibition={exhibition}
      next={on.next}
      isFull={on.kind === 'idle' && !!on.live?.live_url}
      className={className}
    >
      {on.kind === 'refused' && <RefusedWords live={on.live} liveAddress={liveAddress} />}
      {on.kind === 'ended' && (
        <EndedWords
          session={on.session}
          live={on.live}
          liveAddress={liveAddress}
          replayAddress={replayAddress}
        />
      )}
      {on.kind === 'idle' && <IdleWords live={on.live} next={on.next} liveAddress={liveAddress} />}
    </Curtain>
  )
}

interface LiveOnStageProps extends Pick<StageProps, 'exhibition' | 'onPlaying'> {
  session: AgendaSession
  className?: string
}

function LiveOnStage({ session, exhibition, onPlaying, className = '' }: LiveOnStageProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  return (
    <LazyPlayer
      key={session.live_url}
      source={liveSource(session)}
      title={titleOf(session, language).text}
      poster={exhibition.main_img.url}
      autoPlay
      onPlaying={onPlaying}
      badge={<Tag tone="live">{t('live')}</Tag>}
      className={className}
    />
  )
}

interface ReplayOnStageProps extends Pick<StageProps, 'startAt' | 'replayAddress'> {
  session: AgendaSession
  className?: string
}

function ReplayOnStage({ session, startAt, replayAddress, className = '' }: ReplayOnStageProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  return (
    <LazyPlayer
      key={session.id}
      source={replaySource(session)}
      title={titleOf(session, language).text}
      autoPlay
      startAt={startAt}
      momentAddress={(seconds) => replayAddress(session, seconds)}
      badge={<Tag tone="over-picture">{t('replay')}</Tag>}
      className={className}
    />
  )
}
