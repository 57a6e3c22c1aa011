import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { type Catalogue, type Language, type Translate, translator } from './catalogue.ts'
import type { LanguageStore } from './language-store.ts'

const LanguageContext = createContext<{
  language: Language
  setLanguage: (language: Language) => void
} | null>(null)

/** What the `lang` attribute says for each language. */
export const languageTags: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }) {
  const language = useSyncExternalStore(store.subscribe, store.get)
  useLayoutEffect(() => {
    document.documentElement.lang = languageTags[language]
  }, [language])
  const value = useMemo(() => ({ language, setLanguage: store.set }), [language, store])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useLanguage() {
  const value = use(LanguageContext)
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it')
  return value
}

/** The texts of one area in the visitor's language. */
export function useText<Zh extends Record<string, string>>(catalogue: Catalogue<Zh>): Translate<Zh> {
  const { language } = useLanguage()
  return useMemo(() => translator(catalogue, language), [catalogue, language])
}
