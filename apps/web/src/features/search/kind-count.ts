import { type Language, useLanguage, useText } from '@tradefloor/ui'
import type { KindCount } from './found.ts'
import { searchTexts } from './texts.ts'

const written = (count: number, language: Language) => count.toLocaleString(language)

/** A count as it is shown; undefined while it is not known. */
export function useCountText() {
  const t = useText(searchTexts)
  const { language } = useLanguage()
  return (known: KindCount | undefined): string | undefined =>
    known &&
    (known.atLeast ? t('orMore', { count: written(known.count, language) }) : written(known.count, language))
}
