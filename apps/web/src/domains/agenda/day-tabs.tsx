import { classNames, dayText, useLanguage, useText } from '@tradefloor/ui'
import { agendaTexts } from './texts.ts'

interface DayTabsProps {
  days: readonly string[]
  day: string
  today: string
  onChange: (day: string) => void
  /** Boxes side by side, or filled ones for a finger. */
  look: 'boxes' | 'touch'
}

const weekdays = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

const weekday = (day: string, language: keyof typeof weekdays) =>
  weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()]

const looks = {
  boxes: {
    base: 'min-w-[5.75rem] rounded-control border px-2 py-1.5',
    on: 'border-harbour bg-harbour-light font-bold text-harbour',
    off: 'border-line text-ink-2 hover:border-harbour',
  },
  touch: {
    base: 'min-w-[5rem] rounded-card px-2 py-2',
    on: 'bg-harbour font-bold text-white',
    off: 'bg-sand-2 text-ink-2',
  },
}

/** The fair's days. They stay the fair's, whosever clock is shown. */
export function DayTabs({ days, day, today, onChange, look }: DayTabsProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const { base, on, off } = looks[look]
  return (
    <fieldset className="-mx-1 flex min-w-0 gap-2 overflow-x-auto px-1 py-1">
      <legend className="sr-only">{t('days')}</legend>
      {days.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === day}
          // The one in force is in sight, however many there are.
          ref={one === day ? showInRow : undefined}
          onClick={() => onChange(one)}
          className={classNames(
            'flex min-h-11 flex-1 shrink-0 flex-col items-center justify-center transition-colors duration-(--dur-control)',
            base,
            one === day ? on : off,
          )}
        >
          <span className="text-14 whitespace-nowrap">{dayText(one, language, false)}</span>
          <span className="text-12 font-normal whitespace-nowrap">
            {one === today ? t('today') : weekday(one, language)}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

function showInRow(button: HTMLButtonElement | null) {
  const row = button?.parentElement
  if (!button || !row) return
  const [from, to] = [
    button.offsetLeft - row.offsetLeft,
    button.offsetLeft - row.offsetLeft + button.offsetWidth,
  ]
  if (from < row.scrollLeft) row.scrollLeft = from
  else if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth
}
