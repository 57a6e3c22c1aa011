import type { DeskPermission } from '@tradefloor/contract'
import {
  CalendarDays,
  ChartColumn,
  FileText,
  Flag,
  IdCard,
  ListChecks,
  MessageCircleMore,
  MessageSquareQuote,
  Package,
  Store,
  UsersRound,
} from 'lucide-react'

export const places = {
  start: '/desk/start',
  inbox: '/desk/inbox',
  leads: '/desk/leads',
  cards: '/desk/cards',
  booth: '/desk/booth',
  // Before the products, whose address it begins with.
  sheet: '/desk/products/sheet',
  products: '/desk/products',
  documents: '/desk/documents',
  figures: '/desk/figures',
  answering: '/desk/answering',
  calendar: '/desk/calendar',
  team: '/desk/team',
} as const

/** A conversation, or a lead, is beside its list, or over it: no page of its own. */
export const pageOf = (pathname: string): string =>
  [places.inbox, places.leads].find((list) => pathname.startsWith(`${list}/`)) ?? pathname

/**
 * What the desk has, in the order of its menu. The short name is part of the whole one. A phone's bar has room for five;
 * what is set up once is in the menu of its head.
 */
export const entries = [
  { to: places.start, text: 'start', short: 'start', Icon: ListChecks, onPhone: 'menu', needs: 'content' },
  {
    to: places.inbox,
    text: 'inbox',
    short: 'inbox',
    Icon: MessageCircleMore,
    onPhone: 'bar',
    needs: 'answering',
  },
  { to: places.leads, text: 'leads', short: 'leads', Icon: Flag, onPhone: 'bar', needs: 'leads' },
  { to: places.cards, text: 'cards', short: 'cardsShort', Icon: IdCard, onPhone: 'bar', needs: 'leads' },
  { to: places.booth, text: 'booth', short: 'boothShort', Icon: Store, onPhone: 'bar', needs: 'content' },
  {
    to: places.products,
    text: 'products',
    short: 'products',
    Icon: Package,
    onPhone: 'bar',
    needs: 'content',
  },
  {
    to: places.documents,
    text: 'documents',
    short: 'documents',
    Icon: FileText,
    onPhone: 'menu',
    needs: 'content',
  },
  {
    to: places.figures,
    text: 'figures',
    short: 'figures',
    Icon: ChartColumn,
    onPhone: 'menu',
    needs: 'figures',
  },
  {
    to: places.answering,
    text: 'answering',
    short: 'answering',
    Icon: MessageSquareQuote,
    onPhone: 'menu',
    needs: 'answering',
  },
  {
    to: places.calendar,
    text: 'calendar',
    short: 'calendar',
    Icon: CalendarDays,
    onPhone: 'menu',
    needs: 'answering',
  },
  { to: places.team, text: 'team', short: 'team', Icon: UsersRound, onPhone: 'menu', needs: 'team' },
] as const satisfies readonly { needs: DeskPermission; [more: string]: unknown }[]
