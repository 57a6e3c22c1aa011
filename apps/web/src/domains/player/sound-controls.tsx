import { useText } from '@tradefloor/ui'
import { Volume2, VolumeX } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Control } from './control.tsx'
import { playerTexts } from './texts.ts'
import type { Media } from './use-media.ts'

interface SoundControlsProps {
  media: Media
  onMute: () => void
  onVolume: (volume: number) => void
}

/** Silent or not, and how loud. */
export function SoundControls({ media: { muted, volume }, onMute, onVolume }: SoundControlsProps) {
  const t = useText(playerTexts)
  const Icon = muted ? VolumeX : Volume2
  return (
    <>
      <Control label={t(muted ? 'unmute' : 'mute')} onClick={onMute}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Control>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={muted ? 0 : Math.round(volume * 100)}
        aria-label={t('volume')}
        onChange={({ target }) => onVolume(Number(target.value) / 100)}
        style={{ '--at': `${muted ? 0 : volume * 100}%` } as CSSProperties}
        // A finger has its own keys for that, beside the screen.
        className="film-slider mr-2 w-20 pointer-coarse:hidden @max-lg:hidden"
      />
    </>
  )
}
