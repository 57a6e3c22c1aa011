import { CalendarDays, IdCard, MessageCircleMore, MessageSquareQuote } from 'lucide-react'

export const places = {
  inbox: '/desk/inbox',
  cards: '/desk/cards',
  answering: '/desk/answering',
  calendar: '/desk/calendar',
} as const

/** A conversation is beside its list, or over it: no page of its own. */
export const pageOf = (pathname: string): string =>
  pathname.startsWith(`${places.inbox}/`) ? places.inbox : pathname

/** What the desk has, in the order of its menu. */
export const entries = [
  { to: places.inbox, text: 'inbox', Icon: MessageCircleMore },
  { to: places.cards, text: 'cards', Icon: IdCard },
  { to: places.answering, text: 'answering', Icon: MessageSquareQuote },
  { to: places.calendar, text: 'calendar', Icon: CalendarDays },
] as const
