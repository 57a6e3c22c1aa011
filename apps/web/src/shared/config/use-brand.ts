import { inLanguage, otherName, useLanguage } from '@tradefloor/ui'
import { useSite } from './site-context.tsx'

const ours = {
  name: { zh: '云展', en: 'Tradefloor' },
  tagline: { zh: '全球数字贸易云上展会', en: 'the global digital trade fair, online' },
}

/** What the platform is called: by its organiser, or by us while nobody has said. */
export function useBrand() {
  const fair = useSite().config.fair ?? ours
  const { language } = useLanguage()
  const name = inLanguage(fair.name, language).text
  // The name in the other language, where it says something else.
  const other = otherName(fair.name, language)?.text ?? ''
  // Readers of Chinese know both names; for the others the Chinese one is only a row of strokes in a tab.
  const names = language === 'zh' && other ? `${name} ${other}` : name
  const title = [names, inLanguage(fair.tagline, language).text].filter(Boolean).join(' - ')
  return { name, other, title }
}
