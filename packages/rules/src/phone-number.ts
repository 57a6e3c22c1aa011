import { isValidContact } from '@tradefloor/contract'

/** An area code with its first 0, and seven or eight digits. */
const chineseLandline = /^0\d{2,3}\d{7,8}$/

// Spaces belong to one part only, or a long text that fits nowhere takes exponentially many steps.
const numberPattern = '[+0-9()-](?: *[+0-9()-])*'
const extensionPattern = '(?:转|分机|ext\\.?|x|#) ?(\\d{1,6})'
const extension = new RegExp(` ?${extensionPattern}$`, 'i')

/** One number or several in one field, each with or without its extension. */
export const phonesPattern = new RegExp(
  `^ *(?:${numberPattern} *(?:${extensionPattern} *)?(?:[/;、,] *|$))+$`,
  'i',
)

/** The numbers of a field one by one, each with its extension. */
export const phonesIn = (written: string): string[] =>
  written
    .split(/[/;；、,，]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/**
 * Telephone numbers as they are shown and dialled, with their country code: +86 before what is plainly a Chinese number.
 * A number of another country, and one that can be called only from within (400, 95…), stays as it was written.
 */
export const internationalPhone = (written: string, country = 'CN'): string =>
  phonesIn(written)
    .map((each) => withCountryCode(each, country))
    .join(' / ')

function withCountryCode(written: string, country: string): string {
  const text = written.replace(/^＋/, '+')
  if (text.startsWith('+')) return text
  if (/^00[1-9]/.test(text)) return `+${text.slice(2)}`
  if (country !== '' && country.toUpperCase() !== 'CN') return text
  const digits = text.replace(extension, '').replace(/[\s()-]/g, '')
  if (isValidContact('phone', digits)) return `+86 ${text}`
  return chineseLandline.test(digits) ? `+86 ${text.replace(/[()]/g, '').replace(/^0/, '')}` : text
}

/** The address that dials the first of them; the comma is the pause after which a telephone dials an extension. */
export function dialAddress(phone: string): string {
  const [first = ''] = phonesIn(phone)
  const inside = extension.exec(first)?.[1]
  return `tel:${first.replace(extension, '').replace(/[^\d+]/g, '')}${inside ? `,${inside}` : ''}`
}
