import { useText } from '@tradefloor/ui'
import { agendaMessages } from './messages.ts'
import { clockIn } from './times.ts'

/** Where in the day one is. */
export function NowLine({ now, zone }: { now: number; zone: string }) {
  const t = useText(agendaMessages)
  return (
    <li className="flex items-center gap-3 py-1 pl-2 text-12 font-bold text-coral-ink">
      {t('now', { time: clockIn(zone, now).time })}
      <span aria-hidden className="h-0.5 flex-1 rounded-pill bg-coral" />
    </li>
  )
}
