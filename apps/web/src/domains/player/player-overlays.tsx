import { classNames, useText } from '@tradefloor/ui'
import type { ComponentProps } from 'react'
import { span } from '../../shared/time/times.ts'
import { PlayerBar } from './player-bar.tsx'
import { playerTexts } from './texts.ts'

interface CaptionLineProps {
  text: string
  /** The controls are there: the words stand above them. */
  isAwake: boolean
}

export const CaptionLine = ({ text, isAwake }: CaptionLineProps) => (
  <p
    className={classNames(
      'pointer-events-none absolute inset-x-4 z-1 text-center text-[clamp(13px,2.2cqi,24px)] whitespace-pre-line',
      isAwake ? 'bottom-24' : 'bottom-5',
    )}
  >
    <span className="inline-block rounded-control bg-glass-dense px-3 py-1">{text}</span>
  </p>
)

interface PlayerControlsProps extends ComponentProps<typeof PlayerBar> {
  isAwake: boolean
  /** Where a replay was left, in seconds. */
  leftAt: number
}

/** The controls over the lower edge of the picture. */
export function PlayerControls({ isAwake, leftAt, ...bar }: PlayerControlsProps) {
  const t = useText(playerTexts)
  const { paused, time } = bar.media
  return (
    <div
      className={classNames(
        'absolute inset-x-0 bottom-0 z-2 bg-linear-to-t from-ink/90 to-transparent px-2 pt-8 pb-1 transition-opacity duration-(--dur-control) focus-within:opacity-100',
        // A mouse has moved before it presses, and so has woken them.
        isAwake ? 'opacity-100' : 'opacity-0 pointer-coarse:not-focus-within:pointer-events-none',
      )}
    >
      {leftAt > 0 && paused && time <= leftAt && (
        <p className="px-2 text-13">{t('goesOn', { time: span(leftAt) })}</p>
      )}
      <PlayerBar {...bar} />
    </div>
  )
}
