import type { Device } from '@tradefloor/rules'
import { useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../config/site-context.tsx'
import { addressOf, conferenceHalls } from '../go/spots.ts'
import { agendaMessages } from './messages.ts'
import { dueReminders, forget, useReminders } from './reminders.ts'
import { titleOf } from './session-text.ts'

/** Tells the visitor of sessions that are about to begin. */
export default function ReminderWatch({ device }: { device: Device }) {
  const t = useText(agendaMessages)
  const { language } = useLanguage()
  const { client } = useSite()
  const notice = useNotice()
  const navigate = useNavigate()
  const list = useReminders()
  const [round, setRound] = useState(0)
  useEffect(() => {
    const now = client.now()
    const { due, told, next } = dueReminders(list, now)
    for (const reminder of told) {
      const hall = addressOf(conferenceHalls[reminder.hallId === 2 ? 'small' : 'big'][device], {
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
      showNotification(text)
    }
    for (const { id } of due) forget(id)
    if (next === undefined) return
    // A browser counts no longer than about 24 days; half an hour is long enough to look again.
    const timer = setTimeout(() => setRound(round + 1), Math.min(next - now + 50, 1_800_000))
    return () => clearTimeout(timer)
  }, [list, round, client, language, device, notice, navigate, t])
  return null
}

function showNotification(text: string) {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    new Notification(text)
  } catch {
    // On Android only a worker may; the page has told already.
  }
}
