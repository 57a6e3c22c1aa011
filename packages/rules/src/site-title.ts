import { type Language, otherLanguage, type PageConfig } from '@tradefloor/contract'
import { chosenText } from './local-text.ts'

type Words = Record<Language, string>

const ours: { name: Words; tagline: Words } = {
  name: { zh: '云展', en: 'Tradefloor' },
  tagline: { zh: '全球数字贸易云上展会', en: 'the global digital trade fair, online' },
}

/** What the special host calls itself. */
const special: Words = {
  zh: '云上渔业岛 - 海洋渔业数字展馆',
  en: 'Fishery Island - digital pavilion of the sea',
}

/** What the platform is called: by its organiser, or by us while nobody has said. */
export function brandOf(fair: PageConfig['fair'], language: Language) {
  const { name: names, tagline } = fair ?? ours
  const name = chosenText(language, names).text.trim()
  // The name in the other language, where it says something else.
  const second = names[language].trim() ? names[otherLanguage(language)].trim() : ''
  const other = second === name ? '' : second
  // Readers of Chinese know both names; for the others the Chinese one is only a row of strokes in a tab.
  const both = language === 'zh' && other ? `${name} ${other}` : name
  const words = chosenText(language, tagline).text.trim()
  return { name, other, tagline: words, title: [both, words].filter(Boolean).join(' - ') }
}

/** The document's title: the site's own, after the page's where it has one. */
export function documentTitle(
  page: string | undefined,
  { fair, isSpecial }: { fair: PageConfig['fair']; isSpecial: boolean },
  language: Language,
): string {
  const site = isSpecial ? special[language] : brandOf(fair, language).title
  return page ? `${page} - ${site}` : site
}
