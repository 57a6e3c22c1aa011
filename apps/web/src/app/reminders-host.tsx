import type { Device } from '@tradefloor/rules'
import { lazy, Suspense } from 'react'
import { useReminders } from '../domains/agenda/reminders.ts'

/** Where it cannot be had, the page is not broken by that; the next one tries again. */
const ReminderWatch = lazy(() =>
  import('../domains/agenda/reminder-watch.tsx').catch(() => ({ default: () => null })),
)

/** Whoever asked to be reminded is told on every page; for all others nothing is loaded. */
export default function RemindersHost({ device }: { device: Device }) {
  const isAsked = useReminders().length > 0
  return <Suspense>{isAsked && <ReminderWatch device={device} />}</Suspense>
}
