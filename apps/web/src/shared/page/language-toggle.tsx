import { languageTag } from '@tradefloor/contract'
import { classNames, type Language, useLanguage, useText } from '@tradefloor/ui'
import { pageTexts } from './texts.ts'

const others = {
  zh: { language: 'en', text: 'EN', label: 'english' },
  en: { language: 'zh', text: '中文', label: 'chinese' },
} as const satisfies Record<Language, { language: Language; text: string; label: 'english' | 'chinese' }>

const looks = {
  white: 'border border-line-2 text-ink-2',
  scene: 'glass text-white',
}

/** The other language, in the space of one button: for the headers of a phone, which have little room. */
export function LanguageToggle({ look = 'white' }: { look?: keyof typeof looks }) {
  const t = useText(pageTexts)
  const { language, setLanguage } = useLanguage()
  const other = others[language]
  return (
    <button
      type="button"
      aria-label={t(other.label)}
      onClick={() => setLanguage(other.language)}
      className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-pill"
    >
      <span
        lang={languageTag(other.language)}
        className={classNames(
          'grid min-h-7 min-w-9 place-items-center rounded-pill px-1.5 text-12 whitespace-nowrap',
          looks[look],
        )}
      >
        {other.text}
      </span>
    </button>
  )
}
