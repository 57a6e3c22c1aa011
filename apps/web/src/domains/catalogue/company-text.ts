import type { Company, ExhibitorDetail } from '@tradefloor/contract'
import { inLanguage, type Language, type LocalText, otherName } from '@tradefloor/ui'

/** The part of a company that every list of them has. */
type Named = Pick<Company, 'name'> & { locales: { en: { name: string } } }

const names = ({ name, locales }: Named): Record<Language, string> => ({ zh: name, en: locales.en.name })

export const companyName = (company: Named, language: Language): LocalText =>
  inLanguage(names(company), language)

export const secondCompanyName = (company: Named, language: Language): LocalText | undefined =>
  otherName(names(company), language)

const some = (text: LocalText): LocalText | undefined => (text.text ? text : undefined)

/** Each of these is undefined where the company has not said it. */
export const companyAddress = ({ address, locales }: Company, language: Language) =>
  some(inLanguage({ zh: address, en: locales.en.address }, language))

export const companyManager = ({ manager_name, locales }: Company, language: Language) =>
  some(inLanguage({ zh: manager_name, en: locales.en.manager_name }, language))

/** Who stands for the company: their card is the one a visitor gets, and they are named over a conversation. */
export function companyContact({ contact }: ExhibitorDetail, language: Language) {
  const name = contact && some(inLanguage({ zh: contact.name.cn, en: contact.name.en }, language))
  if (!name) return undefined
  return { name, post: some(inLanguage({ zh: contact.post.cn, en: contact.post.en }, language)) }
}

export const companyCapital = ({ register_capital, locales }: Company, language: Language) =>
  some(inLanguage({ zh: register_capital, en: locales.en.register_capital }, language))
