import type { Language } from '@tradefloor/contract'

/** A text of the content in the reader's language, or in the other one when that is all there is. */
export const localText = (language: Language, zh: string, en: string): string =>
  language === 'en' ? en || zh : zh || en
