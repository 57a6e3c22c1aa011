import { useText } from '@tradefloor/ui'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { GuestSlider } from './guests.tsx'
import { conferenceTexts } from './texts.ts'
import { useStageGuests } from './use-stage-guests.ts'

interface StageGuestsProps {
  exhibitionId: number
  /** What is on the stage. */
  session: AgendaSession | undefined
}

/** Below the stage: who speaks on it. */
export function StageGuests({ exhibitionId, session }: StageGuestsProps) {
  const t = useText(conferenceTexts)
  const guests = useStageGuests(exhibitionId, session)
  if (guests.length === 0) return null
  return (
    <div className="glass rounded-card px-3 pt-1 pb-3">
      <GuestSlider
        key={session?.id}
        title={t(session ? 'sessionGuests' : 'guests')}
        guests={guests}
        look="strip"
      />
    </div>
  )
}
