import { vcardLines } from '@tradefloor/rules'
import { contentLines } from '../../text-formats/content-lines.ts'
import type { AddressCard } from './exchange-view.ts'

export const toVcards = (cards: AddressCard[]) => cards.map(toVcard).join('')

const toVcard = (card: AddressCard): string =>
  contentLines(vcardLines({ ...card, note: `${card.exhibition} ${card.exchangedAt}` }, 'file'))
