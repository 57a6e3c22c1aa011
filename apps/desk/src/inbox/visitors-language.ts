import type { SavedAnswer, Thread } from '@tradefloor/contract'

/** In the visitor's language, or in the one there is. */
export const inVisitorsLanguage = (
  { text }: Pick<SavedAnswer, 'text'>,
  language: Thread['language'],
): string => (language === 'en' ? text.en || text.cn : text.cn || text.en)
