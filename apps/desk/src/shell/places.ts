import { CalendarDays, IdCard, MessageCircleMore } from 'lucide-react'

export const places = { inbox: '/desk/inbox', cards: '/desk/cards', calendar: '/desk/calendar' } as const

/** What the desk has, in the order of its menu. */
export const entries = [
  { to: places.inbox, text: 'inbox', Icon: MessageCircleMore },
  { to: places.cards, text: 'cards', Icon: IdCard },
  { to: places.calendar, text: 'calendar', Icon: CalendarDays },
] as const
