import type { AnsweringHours } from '@tradefloor/contract'
import { useForm, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useSetHours } from '../../domains/saved-answers/queries.ts'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'
import { ownZone } from './zones.ts'

const usualHours = (): AnsweringHours => ({
  zone: ownZone(),
  days: [1, 2, 3, 4, 5],
  from: '08:30',
  to: '17:30',
})

/** The hours while they are changed. They are saved as a whole: half of them would tell visitors something wrong. */
export function useHoursForm(saved: AnsweringHours | null) {
  const t = useText(answeringTexts)
  const notice = useNotice()
  const setting = useSetHours()
  const set = (next: AnsweringHours | null, done: string) =>
    setting.mutate(next, {
      onSuccess: () => notice({ tone: 'success', text: done }),
      onError: (error) => notice({ tone: 'warning', text: error.message }),
    })
  const form = useForm(useState<AnsweringHours>(saved ?? usualHours), {
    faults: ({ days, from, to }) => ({
      days: days.length === 0 && t('daysNeeded'),
      to: !(to > from) && t('toNeeded'),
    }),
    isBusy: setting.isPending,
    send: (hours) => set(hours, t('hoursSaved')),
  })
  return { form, isBusy: setting.isPending, remove: () => set(null, t('hoursOffDone')) }
}
