import type { Session } from '@tradefloor/contract'
import { changeReminders } from './reminders.ts'

export const remind = (session: Session, exhibitionId: number) =>
  changeReminders((list) => [
    ...list.filter(({ id }) => id !== session.id),
    {
      id: session.id,
      exhibitionId,
      hallId: session.hall_id,
      startsAt: session.starts_at,
      title: session.title,
      title_en: session.title_en,
    },
  ])

export const forget = (sessionId: number) =>
  changeReminders((list) => list.filter(({ id }) => id !== sessionId))
