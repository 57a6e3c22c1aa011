import type { AnsweringHours } from '@tradefloor/contract'
import { weekdayName } from '@tradefloor/rules'
import { Button, classNames, TextField, useForm, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useId, useState } from 'react'
import { useSetHours } from '../../domains/saved-answers/queries.ts'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'
import { ownZone, zoneNames } from './zones.ts'

const week = [1, 2, 3, 4, 5, 6, 7]

/** Saved as a whole: half of it would tell visitors something wrong. */
export function HoursForm({ saved }: { saved: AnsweringHours | null }) {
  const t = useText(answeringTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const setting = useSetHours()
  const zoneId = useId()
  const first = saved ?? { zone: ownZone(), days: [1, 2, 3, 4, 5], from: '08:30', to: '17:30' }
  const form = useForm(useState<AnsweringHours>(first), {
    faults: ({ days, from, to }) => ({
      days: days.length === 0 && t('daysNeeded'),
      to: !(to > from) && t('toNeeded'),
    }),
    isBusy: setting.isPending,
    send: (hours) => set(hours, t('hoursSaved')),
  })
  const { values: hours, put } = form
  const daysError = form.control('days').error
  const toggle = (day: number) =>
    put({
      days: hours.days.includes(day)
        ? hours.days.filter((one) => one !== day)
        : [...hours.days, day].sort((a, b) => a - b),
    })
  const set = (next: AnsweringHours | null, told: string) =>
    setting.mutate(next, {
      onSuccess: () => notice({ tone: 'success', text: told }),
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  return (
    <form {...form.props} className="grid gap-4">
      {saved === null && <p className="text-13 text-ink-2">{t('hoursNone')}</p>}
      <fieldset>
        <legend className="text-13 text-ink-2">{t('days')}</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {week.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={hours.days.includes(day)}
              onClick={() => toggle(day)}
              className={classNames(
                'min-h-9 min-w-11 rounded-control border px-2 text-13 pointer-coarse:min-h-11',
                hours.days.includes(day)
                  ? 'border-harbour bg-harbour-light font-bold text-harbour'
                  : 'border-line-2 text-ink-2 hover:border-harbour',
              )}
            >
              {weekdayName(day, language)}
            </button>
          ))}
        </div>
        {daysError && (
          <p role="alert" className="mt-1 text-13 text-coral-ink">
            {daysError}
          </p>
        )}
      </fieldset>
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
      <div>
        <label htmlFor={zoneId} className="text-13 text-ink-2">
          {t('zone')}
        </label>
        <select
          id={zoneId}
          value={hours.zone}
          onChange={({ target }) => put({ zone: target.value })}
          className="mt-1 block h-12 w-full rounded-control border border-line-2 bg-white px-3 text-16 text-ink hover:border-harbour"
        >
          {zoneNames(hours.zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" busy={setting.isPending}>
          {t('save')}
        </Button>
        {saved !== null && (
          <Button busy={setting.isPending} onClick={() => set(null, t('hoursOffDone'))}>
            {t('hoursOff')}
          </Button>
        )}
      </div>
    </form>
  )
}
