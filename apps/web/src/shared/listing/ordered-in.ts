import type { Language } from '@tradefloor/contract'
import type { ListChoice } from './list-choice.ts'

/** Names that are put in order are those that are read. */
export const orderedIn = ({ sort }: Pick<ListChoice, 'sort'>, language: Language) =>
  sort === 'name' && language === 'en' ? ({ language } as const) : {}
