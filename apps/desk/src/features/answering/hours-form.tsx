import type { AnsweringHours } from '@tradefloor/contract'
import { Button, TextField, useText } from '@tradefloor/ui'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'
import { useHoursForm } from './use-hours-form.ts'
import { WeekdaysField } from './weekdays-field.tsx'
import { ZoneField } from './zone-field.tsx'

/** When a company answers: the days, from when to when, and on which clock. */
export function HoursForm({ saved }: { saved: AnsweringHours | null }) {
  const t = useText(answeringTexts)
  const { form, isBusy, remove } = useHoursForm(saved)
  const hours = form.values
  return (
    <form {...form.props} className="grid gap-4">
      {saved === null && <p className="text-13 text-ink-2">{t('hoursNone')}</p>}
      <WeekdaysField {...form.control('days')} />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...form.field('from')} label={t('from')} type="time" required />
        <TextField
          {...form.field('to')}
          label={t('to')}
          type="time"
          required
          value={hours.to === '24:00' ? '23:59' : hours.to}
        />
      </div>
      <ZoneField {...form.control('zone')} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        {saved !== null && (
          <Button busy={isBusy} onClick={remove}>
            {t('hoursOff')}
          </Button>
        )}
      </div>
    </form>
  )
}
