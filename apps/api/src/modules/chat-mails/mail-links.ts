import type { Language } from '@tradefloor/contract'
import type { Config } from '../../config/config.ts'
import { siteAddress } from '../../config/site-address.ts'

type Settings = Pick<Config, 'publicUrl' | 'port' | 'links'>

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query)}`

/**
 * The conversation at the desk, which asks whoever is not signed on to do that first and leads them back to it. A desk
 * that stands in for ours has addresses of its own.
 */
export function deskLink(config: Settings, threadId: number, language: Language): string {
  const { exhibitor_desk: desk } = config.links
  if (desk !== '/desk') return new URL(desk, siteAddress(config)).href
  return withQuery(`${siteAddress(config)}/desk/inbox/${threadId}`, { lang: language })
}

/** The chat at the booth; on a phone the site leads to its twin. */
export const chatLink = (
  config: Settings,
  { exhibitionId, companyId, language }: { exhibitionId: number; companyId: number; language: Language },
) =>
  withQuery(`${siteAddress(config)}/area/ztDetail/chat`, {
    company_id: String(companyId),
    exhibition_id: String(exhibitionId),
    lang: language,
  })

export const stopLink = (config: Settings, token: string, language: Language) =>
  withQuery(`${siteAddress(config)}/messageMails`, { token, lang: language })
