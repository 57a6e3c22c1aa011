import { Segment, useText } from '@tradefloor/ui'
import { aheadOfFair, offsetName } from '../../shared/time/times.ts'
import type { Clock } from './clock-choice.ts'
import { agendaTexts } from './texts.ts'

interface ClockSegmentProps {
  clock: Clock
  /** An instant of the day that is shown: clocks may be another hour apart on another. */
  at: number
}

/** The fair's clock or the visitor's. */
export function ClockSegment({ clock, at }: ClockSegmentProps) {
  const t = useText(agendaTexts)
  const fair = t('fairClock')
  const own = t('ownClock', { zone: offsetName(at) })
  return (
    <Segment
      label={t('clock')}
      look="sand"
      value={clock.choice}
      onChange={clock.choose}
      options={[
        { value: 'fair', text: fair, label: fair },
        { value: 'own', text: own, label: own },
      ]}
    />
  )
}

/** How far apart the two are, in words. */
export function ClockNote({ clock, at }: ClockSegmentProps) {
  const t = useText(agendaTexts)
  const minutes = aheadOfFair(at)
  if (minutes === 0) return null
  const hours = String(Math.abs(minutes) / 60)
  return (
    <span>
      {t(minutes > 0 ? 'ahead' : 'behind', { hours })}
      {clock.choice === 'own' && <span className="ml-2">{t('daysKept')}</span>}
    </span>
  )
}
