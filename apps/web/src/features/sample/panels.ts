import { Building2, IdCard, type LucideIcon, MessagesSquare, Package, Phone, Video } from 'lucide-react'

export type PanelName = 'about' | 'videos' | 'products' | 'contact' | 'card' | 'chat'

/** The panels of a booth in the order of its rails: three at the left, three at the right. */
export const panels = [
  { name: 'about', prepare: 'aboutPrepare', Icon: Building2 },
  { name: 'videos', prepare: 'videosPrepare', Icon: Video },
  { name: 'products', prepare: 'productsPrepare', Icon: Package },
  { name: 'contact', prepare: 'contactPrepare', Icon: Phone },
  { name: 'card', prepare: 'cardPrepare', Icon: IdCard },
  { name: 'chat', prepare: 'chatPrepare', Icon: MessagesSquare },
] as const satisfies readonly { name: PanelName; prepare: `${PanelName}Prepare`; Icon: LucideIcon }[]
