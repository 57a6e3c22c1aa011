import type { Language } from '@tradefloor/contract'
import { localText } from '@tradefloor/rules'
import { plainLine } from './plain-text.ts'

interface Named {
  nameZh: string
  nameEn: string
}

/** Both languages as they are: the reader's page says where it shows the other one. */
export const names = ({ nameZh, nameEn }: Named) => ({ cn: plainLine(nameZh), en: plainLine(nameEn) })

export const nameIn = (language: Language, { nameZh, nameEn }: Named) =>
  plainLine(localText(language, nameZh, nameEn))

/** A person writes their name in one way. */
export const oneName = (name: string) => {
  const plain = plainLine(name)
  return { cn: plain, en: plain }
}

/** Whoever has not said their name. */
export const someVisitor: Record<Language, string> = { zh: '访客', en: 'Visitor' }
