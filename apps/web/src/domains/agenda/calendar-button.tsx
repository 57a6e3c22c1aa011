import { type Session, sessionCalendarAddress } from '@tradefloor/contract'
import { useLanguage, useText } from '@tradefloor/ui'
import { CalendarPlus } from 'lucide-react'
import { isOver } from './session-state.ts'
import { titleOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'

/** A session as a file for the visitor's own calendar, while it is not over. */
export function CalendarButton({ session }: { session: Session }) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  if (isOver(session)) return null
  const label = t('calendarOf', { name: titleOf(session, language).text })
  return (
    <a
      href={sessionCalendarAddress(session.id, language)}
      download
      aria-label={label}
      title={label}
      className="relative z-1 grid size-10 shrink-0 place-items-center rounded-control text-ink-3 hover:text-harbour pointer-coarse:size-11"
    >
      <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
    </a>
  )
}
