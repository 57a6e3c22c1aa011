import type { Language, PageConfig } from '@tradefloor/contract'

/**
 * Where an exhibitor signs on: the configured page, told where to lead afterwards (the desk, or a page of it), which platform sends them, and in
 * which language they read. Both pages may be addresses of ours, so they are read as seen from here.
 */
export function exhibitorSignOn(
  { links, platform }: Pick<PageConfig, 'links' | 'platform'>,
  language: Language,
  here: string,
  desk: string = links.exhibitor_desk,
): string {
  const address = new URL(links.exhibitor_sso, here)
  address.searchParams.set('redirect', new URL(desk, here).href)
  address.searchParams.set('platform', platform)
  address.searchParams.set('lang', language)
  return address.href
}
