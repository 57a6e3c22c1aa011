import type { Client } from '@tradefloor/client'
import { getSchedule, type Session } from '@tradefloor/contract'
import { addressOf, conferenceHallOf, conferenceHalls, type Device } from '@tradefloor/rules'
import { showDeviceNotice, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { aheadMs, dueReminders } from './due-reminders.ts'
import { sessionsOf } from './programme.ts'
import { type Reminder, useReminders } from './reminders.ts'
import { isOver, startOf } from './session-state.ts'
import { titleOf } from './session-text.ts'
import { forget, remind } from './set-reminder.ts'
import { agendaTexts } from './texts.ts'

/** Tells the visitor of sessions that are about to begin. */
export default function ReminderWatch({ device }: { device: Device }) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const { client } = useSite()
  const notice = useNotice()
  const navigate = useNavigate()
  const list = useReminders()
  const [round, setRound] = useState(0)
  useEffect(() => {
    const now = client.now()
    const { due, told, next } = dueReminders(list, now)
    const tell = async (reminder: Reminder) => {
      const found = await look(client, reminder)
      if (found.is === 'off') return
      if (found.is === 'moved') return remind(found.session, reminder.exhibitionId)
      const hall = addressOf(conferenceHalls[conferenceHallOf(reminder.hallId)][device], {
        exhibition_id: String(reminder.exhibitionId),
      })
      const text = t('startsSoon', {
        name: titleOf(reminder, language).text,
        minutes: Math.max(1, Math.round((Date.parse(reminder.startsAt) - now) / 60_000)),
      })
      notice({
        tone: 'info',
        text,
        sticky: true,
        action: { text: t('goThere'), onAct: () => navigate(hall) },
      })
      void showDeviceNotice({
        title: text,
        tag: `session ${reminder.id}`,
        address: hall,
        onOpen: () => void navigate(hall),
      })
    }
    for (const { id } of due) forget(id)
    for (const reminder of told) void tell(reminder)
    if (next === undefined) return
    // A browser counts no longer than about 24 days; half an hour is long enough to look again.
    const timer = setTimeout(() => setRound(round + 1), Math.min(next - now + 50, 1_800_000))
    return () => clearTimeout(timer)
  }, [list, round, client, language, device, notice, navigate, t])
  return null
}

type Found = { is: 'on' | 'off' } | { is: 'moved'; session: Session }

/** How the programme stands by now: a session may have been called off, or moved. Without an answer it is taken as it was. */
async function look(client: Client, { id, exhibitionId, startsAt }: Reminder): Promise<Found> {
  try {
    const { list } = await client.call(getSchedule, { query: { exhibition_id: exhibitionId } })
    const session = sessionsOf(list).find((one) => one.id === id)
    if (!session || session.cancelled === 1 || isOver(session)) return { is: 'off' }
    const isLater = startOf(session) - aheadMs > Math.max(client.now(), Date.parse(startsAt) - aheadMs)
    return isLater ? { is: 'moved', session } : { is: 'on' }
  } catch {
    return { is: 'on' }
  }
}
