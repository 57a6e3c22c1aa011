import type { PageConfig } from '@tradefloor/contract'

/** Whether the visitor came by the one host that has a title and a landing of its own. */
export const isSpecialHost = (
  { special_host }: Pick<PageConfig, 'special_host'>,
  hostname: string,
): boolean => special_host !== null && special_host.toLowerCase() === hostname.toLowerCase()
