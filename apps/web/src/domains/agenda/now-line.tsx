import { useText } from '@tradefloor/ui'
import { useEffect, useRef } from 'react'
import { clockIn, type Zone } from '../../shared/time/times.ts'
import { agendaTexts } from './texts.ts'

interface NowLineProps {
  now: number
  zone: Zone
  /** The page itself scrolls there when it opens. */
  movesPage?: boolean
}

/** Where in the day one is. */
export function NowLine({ now, zone, movesPage = false }: NowLineProps) {
  const t = useText(agendaTexts)
  const line = useRef<HTMLLIElement>(null)
  // Opens where the day is: a panel at the line, a page at the session before it.
  useEffect(() => {
    const own = line.current
    const panel = own?.closest('.overflow-y-auto')
    if (!own) return
    if (panel) {
      const below = own.getBoundingClientRect().top - panel.getBoundingClientRect().top
      panel.scrollTop += below - panel.clientHeight / 2
    } else if (movesPage) {
      // After the page was put at its top, as every new page is.
      const frame = requestAnimationFrame(() => showUnderDays(own.previousElementSibling ?? own))
      return () => cancelAnimationFrame(frame)
    }
  }, [movesPage])
  return (
    <li ref={line} className="flex items-center gap-3 py-1 pl-2 text-12 font-bold text-coral-ink">
      {t('now', { time: clockIn(zone, now).time })}
      <span aria-hidden className="h-0.5 flex-1 rounded-pill bg-coral" />
    </li>
  )
}

/** Who has begun to scroll, or has come back to where they were, is left there. */
function showUnderDays(row: Element) {
  if (window.scrollY > 8) return
  const days = document.querySelector('[data-agenda-days]')
  const covered = days ? Number.parseFloat(getComputedStyle(days).top) + days.clientHeight : 0
  const top = row.getBoundingClientRect().top - (Number.isNaN(covered) ? 0 : covered) - 8
  if (row.getBoundingClientRect().bottom > window.innerHeight / 2) window.scrollTo(0, top)
}
