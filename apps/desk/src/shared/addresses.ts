import { CalendarDays, IdCard, MessageCircleMore, MessageSquareQuote, Package, Store } from 'lucide-react'

export const places = {
  inbox: '/desk/inbox',
  cards: '/desk/cards',
  booth: '/desk/booth',
  products: '/desk/products',
  answering: '/desk/answering',
  calendar: '/desk/calendar',
} as const

/** A conversation is beside its list, or over it: no page of its own. */
export const pageOf = (pathname: string): string =>
  pathname.startsWith(`${places.inbox}/`) ? places.inbox : pathname

/** What the desk has, in the order of its menu. The short name is part of the whole one. */
export const entries = [
  { to: places.inbox, text: 'inbox', short: 'inbox', Icon: MessageCircleMore },
  { to: places.cards, text: 'cards', short: 'cardsShort', Icon: IdCard },
  { to: places.booth, text: 'booth', short: 'boothShort', Icon: Store },
  { to: places.products, text: 'products', short: 'products', Icon: Package },
  { to: places.answering, text: 'answering', short: 'answeringShort', Icon: MessageSquareQuote },
  { to: places.calendar, text: 'calendar', short: 'calendarShort', Icon: CalendarDays },
] as const
