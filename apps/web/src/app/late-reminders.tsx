import type { Device } from '@tradefloor/rules'
import { lazy, Suspense } from 'react'
import { useFirstScreenDrawn } from '../shared/page/first-screen.ts'

/** Where it cannot be had, the page is not broken by that; the next one tries again. */
const RemindersHost = lazy(() => import('./reminders-host.tsx').catch(() => ({ default: () => <></> })))

/** Minutes before a session begins, a second does not matter: the page comes first. */
export function LateReminders({ device }: { device: Device }) {
  const isTime = useFirstScreenDrawn()
  return <Suspense>{isTime && <RemindersHost device={device} />}</Suspense>
}
