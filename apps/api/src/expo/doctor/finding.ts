import type { Words } from '../../content/format/columns.ts'

export const checks = [
  'database',
  'migrations',
  'storage',
  'mail',
  'sms',
  'server',
  'clock',
  'disk',
  'memory',
  'settings',
  'accounts',
  'exhibitions',
  'streams',
  'search',
] as const
export type Check = (typeof checks)[number]

/** One thing that was looked at: a sentence about it and, unless it is well, what to do. */
export interface Finding {
  check: Check
  state: 'ok' | 'warning' | 'fault'
  text: Words
  advice: Words | null
}

export const ok = (check: Check, text: Words): Finding => ({ check, state: 'ok', text, advice: null })

export const warning = (check: Check, text: Words, advice: Words): Finding => ({
  check,
  state: 'warning',
  text,
  advice,
})

export const fault = (check: Check, text: Words, advice: Words): Finding => ({
  check,
  state: 'fault',
  text,
  advice,
})

/** Bytes as a person says them. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_073_741_824) return `${(bytes / 1_073_741_824).toFixed(1)} GB`
  return `${Math.round(bytes / 1_048_576)} MB`
}

/** A few of them, and how many more there are. */
export function formatList(items: (string | number)[], most = 10): string {
  const shown = items.slice(0, most).join(', ')
  return items.length > most ? `${shown} … (+${items.length - most})` : shown
}
