import type { CentreScreen } from '@tradefloor/rules'
import {
  Building2,
  CirclePlay,
  FileText,
  IdCard,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Package,
  Presentation,
  UserRound,
  WalletCards,
} from 'lucide-react'

/** The menu of the centre: two groups, in this order. */
export const groups = [
  { title: 'favourites', screens: ['companies', 'products', 'videos', 'documents', 'sessions'] },
  { title: 'account', screens: ['talks', 'card', 'cardHolder', 'profile', 'password'] },
] as const satisfies readonly { title: string; screens: readonly CentreScreen[] }[]

export const icons: Record<CentreScreen, LucideIcon> = {
  companies: Building2,
  products: Package,
  videos: CirclePlay,
  documents: FileText,
  sessions: Presentation,
  card: IdCard,
  cardHolder: WalletCards,
  profile: UserRound,
  password: KeyRound,
  talks: MessagesSquare,
}
