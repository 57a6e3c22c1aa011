import type { TagTone } from '@tradefloor/ui'

const minute = 60_000

export type Wait =
  | { text: 'waitsNow'; tone: TagTone }
  | { text: 'waits'; tone: TagTone; values: { minutes: number } }
  | { text: 'waitsHours'; tone: TagTone; values: { hours: number } }
  | { text: 'waitsDays'; tone: TagTone; values: { days: number } }

/** How long somebody has waited, and how urgent that looks: most who wait an hour do not come back. */
export function waitOf(since: number, now: number): Wait {
  const minutes = Math.max(0, Math.floor((now - since) / minute))
  const tone: TagTone = minutes < 10 ? 'waiting' : minutes < 60 ? 'late' : 'live'
  if (minutes < 1) return { text: 'waitsNow', tone }
  if (minutes < 90) return { text: 'waits', tone, values: { minutes } }
  const hours = Math.round(minutes / 60)
  return hours < 48
    ? { text: 'waitsHours', tone, values: { hours } }
    : { text: 'waitsDays', tone, values: { days: Math.round(hours / 24) } }
}
