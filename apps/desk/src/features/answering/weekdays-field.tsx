import { weekdayName } from '@tradefloor/rules'
import { classNames, useLanguage, useText } from '@tradefloor/ui'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

interface WeekdaysFieldProps {
  /** Monday is 1. */
  value: readonly number[]
  onChange: (days: number[]) => void
  error: string | undefined
}

/** On which days, as buttons that stay pressed. */
export function WeekdaysField({ value, onChange, error }: WeekdaysFieldProps) {
  const t = useText(answeringTexts)
  const { language } = useLanguage()
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day].sort((a, b) => a - b))
  return (
    <fieldset>
      <legend className="text-13 text-ink-2">{t('days')}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {week.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={value.includes(day)}
            onClick={() => toggle(day)}
            className={classNames(
              'min-h-9 min-w-11 rounded-control border px-2 text-13 pointer-coarse:min-h-11',
              value.includes(day)
                ? 'border-harbour bg-harbour-light font-bold text-harbour'
                : 'border-line-2 text-ink-2 hover:border-harbour',
            )}
          >
            {weekdayName(day, language)}
          </button>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-13 text-coral-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
