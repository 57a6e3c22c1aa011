import type { Language } from '@tradefloor/contract'

const chinese = new Set(['CN', 'HK', 'MO', 'TW'])
const han = /\p{Script=Han}/u

/**
 * The language in which an exhibitor's contact is first written to, before they have chosen one themselves: by the country
 * of their company, or by the script of their own name where the country is not known.
 */
export function languageOfContact(
  contact: { nameZh: string; nameEn: string },
  company: { country: string },
): Language {
  const country = company.country.toUpperCase()
  if (country) return chinese.has(country) ? 'zh' : 'en'
  return han.test(contact.nameZh) || !contact.nameEn ? 'zh' : 'en'
}

/** The first language of somebody who has chosen none and came by no address in one: English for browsers without Chinese. */
export const languageOfBrowser = (preferred: readonly string[]): Language =>
  preferred.length === 0 || preferred.some((tag) => /^zh\b/i.test(tag)) ? 'zh' : 'en'
