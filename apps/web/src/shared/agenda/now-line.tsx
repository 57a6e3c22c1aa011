import { useText } from '@tradefloor/ui'
import { useEffect, useRef } from 'react'
import { agendaMessages } from './messages.ts'
import { clockIn } from './times.ts'

/** Where in the day one is. */
export function NowLine({ now, zone }: { now: number; zone: string }) {
  const t = useText(agendaMessages)
  const line = useRef<HTMLLIElement>(null)
  // A panel opens where the day is; a page stays at its beginning.
  useEffect(() => {
    const own = line.current
    const panel = own?.closest('.overflow-y-auto')
    if (!own || !panel) return
    const below = own.getBoundingClientRect().top - panel.getBoundingClientRect().top
    panel.scrollTop += below - panel.clientHeight / 2
  }, [])
  return (
    <li ref={line} className="flex items-center gap-3 py-1 pl-2 text-12 font-bold text-coral-ink">
      {t('now', { time: clockIn(zone, now).time })}
      <span aria-hidden className="h-0.5 flex-1 rounded-pill bg-coral" />
    </li>
  )
}
