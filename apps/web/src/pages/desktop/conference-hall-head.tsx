import { addressOf, type ConferenceHall, conferenceSpot } from '@tradefloor/rules'
import { Button, type LocalText, useText } from '@tradefloor/ui'
import { ArrowLeft, Box, Eye } from 'lucide-react'
import { Link } from 'react-router'
import { HallPlace, HallTitle } from '../../features/conference/hall-stage.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import type { HallState } from '../../features/conference/use-conference.ts'
import type { Room } from '../../features/conference/use-room.ts'

interface ConferenceHallHeadProps {
  exhibitionId: number
  hall: ConferenceHall
  fair: LocalText
  state: HallState
  room: Room
}

/** What is on and where, how many watch it, and the ways back and into the 3D hall. */
export function ConferenceHallHead({ exhibitionId, hall, fair, state, room }: ConferenceHallHeadProps) {
  const t = useText(conferenceTexts)
  return (
    <div className="glass flex min-h-14 items-center gap-3 rounded-row p-1.5 pr-4">
      <Link
        to={addressOf(conferenceSpot.desktop, { exhibition_id: String(exhibitionId) })}
        aria-label={t('backToHalls')}
        title={t('backToHalls')}
        className="grid size-11 shrink-0 place-items-center rounded-control bg-white/14 [--ring-offset:-2px] hover:bg-white/25"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-18 font-bold">
          <HallTitle state={state} hall={hall} />
        </h1>
        <p className="truncate text-12 text-on-glass-2">
          <HallPlace state={state} hall={hall} fair={fair} />
        </p>
      </div>
      <Button
        ref={room.enterButton}
        look="quiet"
        icon={<Box size={18} strokeWidth={1.75} aria-hidden />}
        onClick={room.enter}
        className="px-3! text-white! hover:bg-glass-hover!"
      >
        {t('enterRoom')}
      </Button>
      {state.viewers !== undefined && state.viewers > 0 && (
        <p className="flex shrink-0 items-center gap-1.5 text-13">
          <Eye size={16} strokeWidth={1.75} aria-hidden />
          {t('viewers', { count: state.viewers })}
        </p>
      )}
    </div>
  )
}
