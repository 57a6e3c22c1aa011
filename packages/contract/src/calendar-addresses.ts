import type { Language } from './language.ts'

// Plain addresses, not calls: a link or a calendar program asks for them, without a signature.

/** One session as a calendar file. */
export const sessionCalendarAddress = (sessionId: number, language: Language): string =>
  `/calendar/sessions/${sessionId}.ics?lang=${language}`

/** The programme of an exhibition as a calendar file: all of it, one day (YYYY-MM-DD at the fair), one hall, or both. */
export function exhibitionCalendarAddress(
  exhibitionId: number,
  { day, hallId, language }: { day?: string; hallId?: 1 | 2; language: Language },
): string {
  const parts = [day && `day=${day}`, hallId && `hall_id=${hallId}`, `lang=${language}`].filter(Boolean)
  return `/calendar/exhibitions/${exhibitionId}.ics?${parts.join('&')}`
}
