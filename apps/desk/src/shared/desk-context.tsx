import type { Client, Session } from '@tradefloor/client'
import type { PublicConfig } from '@tradefloor/contract'
import { createContext, type ReactNode, use } from 'react'

export interface Desk {
  client: Client
  /** Asks as a guest would: what visitors see is not shown to a company's person by name. */
  nameless: Client
  session: Session
  config: PublicConfig
  /** The server's time. */
  now: () => Date
}

const DeskContext = createContext<Desk | null>(null)

export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  return <DeskContext value={desk}>{children}</DeskContext>
}

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk needs a DeskProvider above it')
  return desk
}
