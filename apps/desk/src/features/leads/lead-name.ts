import type { Lead } from '@tradefloor/contract'
import type { Translate } from '@tradefloor/ui'
import type { leadTexts } from './texts.ts'

/** What a lead is called where it has given no name, or none any more. */
export const leadName = (
  { name, card }: Pick<Lead, 'name' | 'card'>,
  t: Translate<(typeof leadTexts)['zh']>,
) => name || t(card === 'revoked' ? 'revokedName' : 'unnamed')
