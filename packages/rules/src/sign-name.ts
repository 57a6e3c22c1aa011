import type { Language } from '@tradefloor/contract'

type Names = Readonly<Record<Language, string>>

/** Legal forms at the end of a company's name: on its papers, but on no sign. */
const legalForms: Readonly<Record<Language, RegExp>> = {
  zh: /(?:股份|集团|控股)?(?:有限责任公司|有限公司|股份公司|集团公司|集团)$/,
  en: /[\s,]+(?:Co\.?,?\s*Ltd\.?|Company|Co\.|Ltd\.?|Limited|Inc\.?|LLC|LLP|PLC|Corp\.?|Corporation|Group|GmbH|AG|KG|S\.?A\.?|S\.?A\.?S\.?|S\.?L\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|Oy|AB|AS|ApS|Pte\.?|Pty\.?|Sdn\.? Bhd\.?|MChJ|OOO|JSC)$/i,
}

/** No sign shows more letters, and a vast name would be measured letter by letter. */
const mostLetters = 120

/** What a sign says of a name: all but its legal form. */
export function signName(name: string, language: Language): string {
  let short = [...name.trim()].slice(0, mostLetters).join('').trimEnd()
  for (;;) {
    const next = short.replace(legalForms[language], '')
    if (next === short || [...next].length < 2) return short
    short = next
  }
}

/** The name in the visitor's language and, if there is another, in the other one. */
export function signNames(name: Names, language: Language): readonly [string, string | undefined] {
  const other = language === 'zh' ? 'en' : 'zh'
  const own = signName(name[language], language)
  const foreign = signName(name[other], other)
  if (!own) return [foreign, undefined]
  return [own, foreign && foreign !== own ? foreign : undefined]
}
