import type { Language } from '@tradefloor/contract'
import type { Config } from '../../config/config.ts'

/** Whom a ticket for our own desk is for. No outside site can have this name: theirs have no slash. */
export const ownDesk = '/desk'
/** The name of the exhibitors' desk that stands in for ours, where it redeems tickets. */
const outsideDesk = 'desk'

export interface Destination {
  audience: string
  /** A path of ours, or a whole address of another's. */
  address: string
}

type Settings = Pick<Config, 'links' | 'ssoSites' | 'publicUrl'>

/**
 * Where somebody goes who has signed on. What was asked for is only a wish: anything but our own desk and the sites that
 * are configured leads to the desk, however it is written.
 */
export function destinationOf(config: Settings, wish: string | undefined, host: string): Destination {
  const { exhibitor_desk: desk } = config.links
  const usual = isOutside(desk)
    ? { audience: outsideDesk, address: desk }
    : { audience: ownDesk, address: desk }
  if (wish === undefined || hidden.test(wish)) return usual
  return ownPlace(config, wish, host) ?? outsidePlace(config, wish) ?? usual
}

/** What browsers leave out or turn round before they read an address, so that it is not what it looks like. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const hidden = /[\u0000-\u0020\u007f\\]/

const isOutside = (address: string) => /^https?:/.test(address)

const anyOrigin = 'https://ours.invalid'

/** Our own desk, by its path alone: whatever the caller says of our name, nobody leaves the site by it. */
function ownPlace({ publicUrl }: Settings, wish: string, host: string): Destination | undefined {
  const url = parse(wish, anyOrigin)
  if (!url) return undefined
  const isPath = wish.startsWith('/') && url.origin === anyOrigin
  const ours = [host, publicUrl ? new URL(publicUrl).host : host]
  if (!isPath && !ours.includes(url.host)) return undefined
  if (url.pathname !== ownDesk && !url.pathname.startsWith(`${ownDesk}/`)) return undefined
  return { audience: ownDesk, address: url.pathname + url.search }
}

/** A page of a site that is configured, with its address, its name and, for redeeming, a key of its own. */
function outsidePlace({ links, ssoSites }: Settings, wish: string): Destination | undefined {
  const url = parse(wish)
  if (!url) return undefined
  const sites = Object.entries(links).map(([link, address]) => ({
    audience: link === 'exhibitor_desk' ? outsideDesk : link,
    address,
  }))
  const site = sites.find(
    ({ audience, address }) =>
      (audience === outsideDesk || ssoSites.has(audience)) &&
      address !== null &&
      isOutside(address) &&
      new URL(address).origin === url.origin,
  )
  return site && { audience: site.audience, address: url.href }
}

/** Nothing for what is no address of a page, or carries a name to sign in with, which only makes it look like another's. */
function parse(text: string, base?: string): URL | undefined {
  if (!URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  return isOutside(url.protocol) && url.username === '' && url.password === '' ? url : undefined
}

/**
 * The address with what goes along. Within our site it stands behind the #, which is sent to no server and written in no
 * log; another site's server has to read it.
 */
export function withTicket(
  { audience, address }: Destination,
  { ticket, platform, language }: { ticket: string; platform: string; language: Language },
): string {
  const along = new URLSearchParams({ sso_ticket: ticket, platform, lang: language })
  if (audience === ownDesk) return `${address}#${along}`
  const url = new URL(address)
  for (const [name, value] of along) url.searchParams.set(name, value)
  return url.href
}
