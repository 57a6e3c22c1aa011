import { CalendarDays, IdCard } from 'lucide-react'

export const places = { cards: '/desk/cards', calendar: '/desk/calendar' } as const

/** What the desk has, in the order of its menu. */
export const entries = [
  { to: places.cards, text: 'cards', Icon: IdCard },
  { to: places.calendar, text: 'calendar', Icon: CalendarDays },
] as const
