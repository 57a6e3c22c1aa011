import { useText } from '@tradefloor/ui'
import type { CSSProperties } from 'react'
import { span } from '../../shared/time/times.ts'
import { playerTexts } from './texts.ts'
import type { Media } from './use-media.ts'

interface SeekBarProps {
  media: Media
  onSeek: (seconds: number) => void
}

/** How far a replay is, and a way to another place of it. */
export function SeekBar({ media, onSeek }: SeekBarProps) {
  const t = useText(playerTexts)
  const length = Number.isFinite(media.length) ? media.length : 0
  const share = (seconds: number) => `${length > 0 ? Math.min(100, (seconds / length) * 100) : 0}%`
  return (
    <input
      type="range"
      min={0}
      max={Math.max(1, Math.floor(length))}
      step={1}
      value={Math.floor(media.time)}
      aria-label={t('seek')}
      aria-valuetext={t('seekValue', { at: span(media.time), length: span(length) })}
      onChange={({ target }) => onSeek(Number(target.value))}
      style={{ '--at': share(media.time), '--loaded': share(media.loaded) } as CSSProperties}
      className="film-slider w-full pointer-coarse:h-11"
    />
  )
}
