import type { Client } from '@tradefloor/client'
import { createContext, type ReactNode, use } from 'react'

interface Desk {
  client: Client
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
