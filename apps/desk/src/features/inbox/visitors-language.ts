import type { SavedAnswer, Thread } from '@tradefloor/contract'
import { localText } from '@tradefloor/rules'

/** In the visitor's language, or in the one there is. */
export const inVisitorsLanguage = (
  { text }: Pick<SavedAnswer, 'text'>,
  language: Thread['language'],
): string => localText(language, text.cn, text.en)
