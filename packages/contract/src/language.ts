export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'zh'

export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en' }
/** The value for `lang` attributes. */
export const languageTag = (language: Language): string => tags[language]

const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' }
/** Whose dates, times and numbers are written. */
export const localeOf = (language: Language): string => locales[language]

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The language asked for by an Accept-Language header or a `lang` parameter; Chinese when neither speaks. */
export function languageFrom(wanted: string | null | undefined): Language {
  for (const part of (wanted ?? '').toLowerCase().split(',')) {
    const tag = part.split(';')[0]?.trim().split('-')[0]
    if (isLanguage(tag)) return tag
  }
  return defaultLanguage
}
