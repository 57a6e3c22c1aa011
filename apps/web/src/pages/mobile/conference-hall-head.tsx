import type { ConferenceHall } from '@tradefloor/rules'
import { Button, buttonClasses, type LocalText, useText } from '@tradefloor/ui'
import { ArrowRight, Box, Eye } from 'lucide-react'
import { Link } from 'react-router'
import { HallPlace, HallTitle } from '../../features/conference/hall-stage.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import type { HallState } from '../../features/conference/use-conference.ts'
import type { Room } from '../../features/conference/use-room.ts'

interface ConferenceHallHeadProps {
  hall: ConferenceHall
  fair: LocalText
  state: HallState
  room: Room
}

/** What is on and where, how many watch it, and the ways into the 3D hall and to the other hall. */
export function ConferenceHallHead({ hall, fair, state, room }: ConferenceHallHeadProps) {
  const t = useText(conferenceTexts)
  const { viewers, sessions, other } = state
  return (
    <header className="py-3">
      <h1 className="text-18 font-bold">
        <HallTitle state={state} hall={hall} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
        <span>
          <HallPlace state={state} hall={hall} fair={fair} />
        </span>
        {viewers !== undefined && viewers > 0 && (
          <span className="flex items-center gap-1">
            <Eye size={14} strokeWidth={1.75} aria-hidden />
            {t('viewers', { count: viewers })}
          </span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          ref={room.enterButton}
          look="secondary"
          size={40}
          icon={<Box size={18} strokeWidth={1.75} aria-hidden />}
          onClick={room.enter}
        >
          {t('enterRoom')}
        </Button>
        {sessions && sessions.length > 0 && (
          <Link to={other.address} className={`${buttonClasses('secondary', 40)} flex-1`}>
            {t(other.live ? 'otherHallLive' : 'goHall', { hall: t(other.hall) })}
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
          </Link>
        )}
      </div>
    </header>
  )
}
