import type { Exhibition } from '@tradefloor/contract'
import type { ConferenceHall } from '@tradefloor/rules'
import { LocalName, type LocalText, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { titleOf } from '../../domains/agenda/session-text.ts'
import { QueryError } from '../../shared/page/query-result.tsx'
import { Stage } from './stage.tsx'
import { conferenceTexts } from './texts.ts'
import type { HallState } from './use-conference.ts'

interface HallStageProps {
  state: HallState
  exhibition: Exhibition
  className?: string
}

/** The stage of a hall, or its place until the programme is known, or that it did not come. */
export function HallStage({ state, exhibition, className = '' }: HallStageProps) {
  const shape = `aspect-video w-full ${className}`
  const { error } = state.asked
  if (!state.on && error)
    return (
      <div className={`grid place-content-center bg-harbour-deep p-4 ${shape}`}>
        <QueryError asked={state.asked} error={error} />
      </div>
    )
  if (!state.on) return <SkeletonBlock className={shape} />
  const { on, startAt, setPlaying, liveAddress, replayAddress } = state
  return (
    <Stage
      on={on}
      exhibition={exhibition}
      startAt={startAt}
      onPlaying={setPlaying}
      liveAddress={liveAddress}
      replayAddress={replayAddress}
      className={shape}
    />
  )
}

interface HallWordsProps {
  state: HallState
  hall: ConferenceHall
}

/** What is on, or the hall's name while nothing is. */
export function HallTitle({ state: { session }, hall }: HallWordsProps) {
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  return session ? <LocalName name={titleOf(session, language)} /> : t(hall)
}

/** Where it is on: the hall, unless the title names it, and the fair. */
export function HallPlace({ state: { session }, hall, fair }: HallWordsProps & { fair: LocalText }) {
  const t = useText(conferenceTexts)
  return (
    <>
      {session && `${t(hall)} · `}
      <LocalName name={fair} />
    </>
  )
}
