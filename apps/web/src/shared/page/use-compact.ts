import { mediaQueryHook } from '@tradefloor/ui'

/** The same window as the variant `compact` of the styles: what is closed there is not drawn at all. */
export const useCompact = mediaQueryHook('(width < 900px) or (height < 560px)')
