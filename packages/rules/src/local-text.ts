import { type Language, otherLanguage } from '@tradefloor/contract'

export interface ChosenText {
  text: string
  /** The one it is in: the reader's, or the other one when that is all there is. */
  language: Language
}

export function chosenText(
  language: Language,
  texts: Readonly<Record<Language, string | null | undefined>>,
): ChosenText {
  const own = texts[language] ?? ''
  const other = otherLanguage(language)
  const borrowed = texts[other] ?? ''
  return own.trim() || !borrowed.trim() ? { text: own, language } : { text: borrowed, language: other }
}

/** A text of the content in the reader's language, or in the other one when that is all there is. */
export const localText = (language: Language, zh: string, en: string): string =>
  chosenText(language, { zh, en }).text

/** The same for either reader. */
export const bothTexts = (zh: string, en: string): Record<Language, string> => ({
  zh: localText('zh', zh, en),
  en: localText('en', zh, en),
})
