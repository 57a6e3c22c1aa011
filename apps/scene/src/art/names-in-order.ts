import type { Language } from '@tradefloor/contract'
import type { Names } from './tile-subject.ts'

/** The name in the visitor's language, then in the other one where it differs; as they are, for what has no legal form. */
export function inOrder(name: Names, language: Language): readonly [string, string | undefined] {
  const [own, foreign] = [name[language], name[language === 'zh' ? 'en' : 'zh']]
  return own ? [own, foreign && foreign !== own ? foreign : undefined] : [foreign, undefined]
}
