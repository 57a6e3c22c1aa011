import type { Language } from '@tradefloor/ui'

const fairZone = 'Asia/Shanghai'

/** Where this browser is. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || fairZone

/** Every zone this browser knows, the fair's and one's own first; a zone that was set elsewhere is among them. */
export function zoneNames(set: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([fairZone, ownZone(), set, ...known])]
}

const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' }

/** `周一`, `Mon`. The first of January 2024 was a Monday. */
export const weekdayIn = (day: number, language: Language) =>
  new Intl.DateTimeFormat(tags[language], { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  )
