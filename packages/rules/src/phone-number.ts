import { isWhole } from '@tradefloor/contract'

/** An area code with its first 0, and seven or eight digits. */
const chineseLandline = /^0\d{2,3}\d{7,8}$/

/**
 * A telephone number as it is shown and dialled, with its country code: +86 before what is plainly a Chinese number. A
 * number of another country, and one that can be called only from within (400, 95…), stays as it was written.
 */
export function internationalPhone(written: string, country = 'CN'): string {
  const text = written.trim().replace(/^＋/, '+')
  if (text.startsWith('+')) return text
  if (/^00[1-9]/.test(text)) return `+${text.slice(2)}`
  if (country !== '' && country.toUpperCase() !== 'CN') return text
  const digits = text.replace(/[\s()-]/g, '')
  if (isWhole('phone', digits)) return `+86 ${text}`
  return chineseLandline.test(digits) ? `+86 ${text.replace(/[()]/g, '').replace(/^0/, '')}` : text
}

/** The address that dials it. */
export const dialAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
