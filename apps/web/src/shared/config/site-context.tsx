import type { Client } from '@tradefloor/client'
import type { PageConfig } from '@tradefloor/contract'
import { createContext, type ReactNode, use } from 'react'

export interface Site {
  config: PageConfig
  client: Client
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** What this installation is: its public settings, and the caller of its server. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
