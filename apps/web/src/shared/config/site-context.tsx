import type { Client, Session } from '@tradefloor/client'
import type { PageConfig } from '@tradefloor/contract'
import { createContext, type ReactNode, use } from 'react'

export interface Site {
  config: PageConfig
  client: Client
  session: Session
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** What this installation is: its public settings, the caller of its server, and who is signed in. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
