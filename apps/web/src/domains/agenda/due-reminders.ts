import type { Reminder } from './reminders.ts'

/** So long before it begins, in milliseconds. */
export const aheadMs = 5 * 60_000

/** Those whose time has come, and when the next one's does. What has begun long ago is told to nobody. */
export function dueReminders(list: readonly Reminder[], now: number) {
  const due = list.filter(({ startsAt }) => Date.parse(startsAt) - aheadMs <= now)
  const next = list
    .map(({ startsAt }) => Date.parse(startsAt) - aheadMs)
    .filter((moment) => moment > now)
    .sort((a, b) => a - b)[0]
  return { due, told: due.filter(({ startsAt }) => Date.parse(startsAt) > now), next }
}
