import type { Exhibition } from '@tradefloor/contract'
import type { ConferenceHall } from '@tradefloor/rules'
import { Button, LocalName, type LocalText, useText } from '@tradefloor/ui'
import { MonitorPlay } from 'lucide-react'
import { HallRoom } from '../../features/conference/hall-room.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import type { HallState } from '../../features/conference/use-conference.ts'
import type { Room } from '../../features/conference/use-room.ts'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { BackButton } from './phone-header.tsx'
import { listInRoom, SceneRoom } from './scene-room.tsx'

interface ConferenceRoomProps {
  exhibition: Exhibition
  hall: ConferenceHall
  state: HallState
  room: Room
  fair: LocalText
  /** Where Back leads whoever came by a link. */
  otherwise: string
}

/** The 3D hall on a phone, and the way back to the player. */
export function ConferenceRoom({ exhibition, hall, state, room, fair, otherwise }: ConferenceRoomProps) {
  const t = useText(conferenceTexts)
  return (
    <SceneRoom
      bar={
        <header className="flex items-center gap-2">
          <BackButton otherwise={otherwise} />
          <div className="glass min-h-11 min-w-0 flex-1 rounded-sheet px-4 py-1">
            <h1 className="text-14 leading-[1.125rem] font-bold">{t(hall)}</h1>
            <p className="line-clamp-2 text-12 leading-[1rem] text-on-glass-2">
              <LocalName name={fair} />
            </p>
          </div>
          <LanguageToggle look="scene" />
        </header>
      }
      tools={
        <Button
          ref={room.leaveButton}
          look="primary"
          size={48}
          icon={<MonitorPlay size={20} strokeWidth={1.75} aria-hidden />}
          onClick={room.leave}
          className="mx-auto mb-[calc(12px+var(--safe-bottom))] flex! w-full max-w-120 rounded-dock! shadow-pop [--ring:white]"
        >
          {t('leaveRoom')}
        </Button>
      }
      scene={
        <HallRoom
          exhibition={exhibition}
          hall={hall}
          device="phone"
          title={t('roomTitle', { fair: fair.text, hall: t(hall) })}
          name={fair}
          on={state.on}
          onChoose={room.choose}
          onPlaying={state.setPlaying}
          listClassName={listInRoom}
        />
      }
    />
  )
}
