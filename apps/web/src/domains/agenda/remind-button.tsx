import type { Session } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { IconButton, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { Bell, BellRing } from 'lucide-react'
import { useReminders } from './reminders.ts'
import { standingOf, titleOf } from './session-text.ts'
import { forget, remind } from './set-reminder.ts'
import { agendaTexts } from './texts.ts'

interface RemindButtonProps {
  session: Session
  exhibitionId: number
  device: Device
}

/** Wants to be told before a session begins: in the page, and by the browser where the visitor allows that. */
export function RemindButton({ session, exhibitionId, device }: RemindButtonProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const isOn = useReminders().some(({ id }) => id === session.id)
  if (standingOf(session) !== 'upcoming') return null
  const turn = () => {
    if (isOn) forget(session.id)
    else {
      remind(session, exhibitionId)
      askForNotifications()
    }
    notice({ tone: 'success', text: t(isOn ? 'remindedOff' : 'reminded') })
  }
  return (
    <IconButton
      label={t(isOn ? 'remindOff' : 'remind', { name: titleOf(session, language).text })}
      aria-pressed={isOn}
      size={device === 'phone' ? 44 : 40}
      icon={
        isOn ? (
          <BellRing size={20} strokeWidth={1.75} aria-hidden className="fill-harbour-light text-harbour" />
        ) : (
          <Bell size={20} strokeWidth={1.75} aria-hidden />
        )
      }
      onClick={turn}
      className="relative z-1 text-ink-3 hover:text-harbour"
    />
  )
}

/** Only after a press that asks for it. Who says no is still told in the page. */
function askForNotifications() {
  if (typeof Notification !== 'undefined' && Notification.permission === 'default')
    Notification.requestPermission().catch(() => {})
}
