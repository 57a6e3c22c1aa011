import { classNames, useText } from '@tradefloor/ui'
import { span } from '../../shared/time/times.ts'
import { playerTexts } from './texts.ts'
import type { Media } from './use-media.ts'

/** So far behind, in seconds, one no longer sees it live. */
const atEdge = 8

interface LiveButtonProps {
  /** Seconds behind what is live; undefined while that is not known. */
  behind: number | undefined
  onPress: () => void
}

/** Says that it is live; whoever is behind goes to the edge with it. */
export function LiveButton({ behind, onPress }: LiveButtonProps) {
  const t = useText(playerTexts)
  const isBehind = behind !== undefined && behind > atEdge
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={!isBehind}
      className="flex min-h-10 items-center gap-1.5 rounded-control px-2 pointer-coarse:min-h-11"
    >
      <span
        aria-hidden
        className={classNames('size-2 rounded-pill', isBehind ? 'bg-white/60' : 'bg-coral')}
      />
      {isBehind ? t('toLive') : t('live')}
    </button>
  )
}

/** Where one is in a film, and how long it is. */
export function PlayingTime({ media: { time, length } }: { media: Media }) {
  const t = useText(playerTexts)
  return (
    <span className="px-2 whitespace-nowrap">
      {t('seekValue', { at: span(time), length: span(Number.isFinite(length) ? length : 0) })}
    </span>
  )
}
