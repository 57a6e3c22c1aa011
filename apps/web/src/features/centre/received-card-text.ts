import type { ReceivedCard } from '@tradefloor/contract'
import { vcardLines } from '@tradefloor/rules'
import { inLanguage, type Language } from '@tradefloor/ui'

export const namesOfCard = ({ card: { holder_info } }: ReceivedCard) => ({
  zh: holder_info.name,
  en: holder_info.name_en,
})

/** What a received card says, in the reader's language. */
export function wordsOfCard(received: ReceivedCard, language: Language) {
  const { holder_info: holder } = received.card
  return {
    company: inLanguage(namesOfCard(received), language).text,
    name: holder.manager_name,
    post: holder.post,
    phone: holder.manager_phone,
    email: holder.email,
    website: holder.website,
    address: inLanguage({ zh: holder.address, en: holder.address_en }, language).text,
  }
}

/** All of it, a line each, for the clipboard. */
export const linesOfCard = (received: ReceivedCard, language: Language): string =>
  Object.values(wordsOfCard(received, language)).filter(Boolean).join('\n')

export const vcardOfCard = (received: ReceivedCard, language: Language): string =>
  vcardLines(wordsOfCard(received, language), 'code').join('\r\n')
