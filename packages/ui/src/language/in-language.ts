import type { Language } from './catalogue.ts'

export interface LocalText {
  text: string
  language: Language
  /** The visitor's language has none, so this is the other's; it is marked where it is shown. */
  borrowed: boolean
}

/** A text of the content in the visitor's language, or in the other one when that is all there is. */
export function inLanguage(texts: Record<Language, string>, language: Language): LocalText {
  const other: Language = language === 'zh' ? 'en' : 'zh'
  const own = texts[language].trim()
  const borrowed = texts[other].trim()
  if (own || !borrowed) return { text: own, language, borrowed: false }
  return { text: borrowed, language: other, borrowed: true }
}

/** The same name in the other language, to stand below it; empty when there is none or it says the same. */
export function otherName(texts: Record<Language, string>, language: Language): LocalText | undefined {
  const other: Language = language === 'zh' ? 'en' : 'zh'
  const shown = inLanguage(texts, language)
  const text = texts[other].trim()
  return shown.borrowed || !text || text === shown.text
    ? undefined
    : { text, language: other, borrowed: false }
}
