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
    if (panel) showHalfway(own, panel)
    else if (movesPage) {
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

/** With the line in the middle, or a little below: the first row that is shown is a whole one. */
function showHalfway(line: Element, panel: Element) {
  const covered = coveredBy(panel.querySelector(days))
  const topOf = (row: Element) =>
    row.getBoundingClientRect().top - panel.getBoundingClientRect().top - covered
  const wanted = topOf(line) - (panel.clientHeight - covered) / 2
  const most = panel.scrollHeight - panel.clientHeight - panel.scrollTop
  const rows = [...(line.parentElement?.children ?? [])]
  const first = rows.filter((row) => topOf(row) <= Math.min(wanted, most)).at(-1)
  if (first) panel.scrollTop += Math.ceil(topOf(first))
}

/** Who has begun to scroll, or has come back to where they were, is left there. */
function showUnderDays(row: Element) {
  if (window.scrollY > 8) return
  const top = row.getBoundingClientRect().top - coveredBy(document.querySelector(days)) - 8
  if (row.getBoundingClientRect().bottom > window.innerHeight / 2) window.scrollTo(0, top)
}

const days = '[data-agenda-days]'

/** How much of what is scrolled lies under the days, which stay where they are unless there is little room. */
function coveredBy(bar: Element | null): number {
  if (!bar) return 0
  const { position, top } = getComputedStyle(bar)
  return position === 'sticky' ? Number.parseFloat(top) + bar.getBoundingClientRect().height : 0
}
