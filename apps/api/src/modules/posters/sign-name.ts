import type { Language } from '@tradefloor/contract'

/** Legal forms at the end of a company's name: on its papers, but on no sign. */
const legalForms: Readonly<Record<Language, RegExp>> = {
  zh: /(?:股份|集团|控股)?(?:有限责任公司|有限公司|股份公司|集团公司|集团)$/,
  en: /[\s,]+(?:Co\.?,?\s*Ltd\.?|Company|Co\.|Ltd\.?|Limited|Inc\.?|LLC|PLC|Corp\.?|Corporation|Group|GmbH|AG|S\.?A\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|Pte\.?|MChJ|OOO|JSC)$/i,
}

/** In a Chinese font these are as wide as a character, and would tear a Latin word apart. */
const latinQuote = /(?<=\p{Script=Latin})[\u2018\u2019\u02bb\u02bc]/gu

function short(name: string, language: Language): string {
  let rest = name.trim().replace(latinQuote, "'")
  for (;;) {
    const next = rest.replace(legalForms[language], '')
    if (next === rest || [...next].length < 2) return rest
    rest = next
  }
}

/** The name in the reader's language, then in the other one where it differs. */
export function signNames(
  name: Readonly<Record<Language, string>>,
  language: Language,
): readonly [string, string] {
  const other = language === 'zh' ? 'en' : 'zh'
  const [own, foreign] = [short(name[language], language), short(name[other], other)]
  if (!own) return [foreign, '']
  return [own, foreign === own ? '' : foreign]
}
