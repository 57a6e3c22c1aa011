import { Button, LocalName, type LocalText, useText } from '@tradefloor/ui'
import { ArrowLeft } from 'lucide-react'
import type { Ref } from 'react'
import { conferenceTexts } from '../../features/conference/texts.ts'

interface ConferenceRoomBarProps {
  hall: string
  fair: LocalText
  onLeave: () => void
  leaveButton: Ref<HTMLButtonElement>
  /** Something lies over it. */
  inert: boolean
}

/** Where one is in the 3D hall, and the way back to the player. */
export function ConferenceRoomBar({ hall, fair, onLeave, leaveButton, inert }: ConferenceRoomBarProps) {
  const t = useText(conferenceTexts)
  return (
    <div
      inert={inert}
      className="glass absolute top-20 left-6 z-(--z-shell) flex min-h-14 max-w-110 items-center gap-3 rounded-row p-1.5 pr-4"
    >
      <Button
        ref={leaveButton}
        look="quiet"
        icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onLeave}
        className="text-white! hover:bg-glass-hover!"
      >
        {t('leaveRoom')}
      </Button>
      <div className="min-w-0">
        <h1 className="truncate text-16 font-bold">{hall}</h1>
        <p className="truncate text-12 text-on-glass-2">
          <LocalName name={fair} />
        </p>
      </div>
    </div>
  )
}
