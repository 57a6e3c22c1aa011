import type { Session } from '@tradefloor/contract'
import { conferenceHallOf } from '@tradefloor/rules'
import { inLanguage, type Language, type LocalText } from '@tradefloor/ui'
import { isLive, isOver } from './session-state.ts'

export const titleOf = (
  { title, title_en }: Pick<Session, 'title' | 'title_en'>,
  language: Language,
): LocalText => inLanguage({ zh: title, en: title_en }, language)

export const themeOf = (
  { theme, theme_en }: { theme: string; theme_en: string },
  language: Language,
): LocalText => inLanguage({ zh: theme, en: theme_en }, language)

export const guestName = (
  { name, name_en }: { name: string; name_en: string },
  language: Language,
): LocalText => inLanguage({ zh: name, en: name_en }, language)

export const guestPost = (
  { post, post_en }: { post: string; post_en: string },
  language: Language,
): LocalText => inLanguage({ zh: post, en: post_en }, language)

export const hallName = (hallId: number) => `${conferenceHallOf(hallId)}Hall` as const

/** How a session stands, as a visitor sees it. */
export type Standing = 'cancelled' | 'live' | 'upcoming' | 'replay' | 'waiting'

export function standingOf(session: Pick<Session, 'live_status' | 'cancelled' | 'play_back'>): Standing {
  if (session.cancelled === 1) return 'cancelled'
  if (isLive(session)) return 'live'
  if (!isOver(session)) return 'upcoming'
  return session.play_back ? 'replay' : 'waiting'
}
