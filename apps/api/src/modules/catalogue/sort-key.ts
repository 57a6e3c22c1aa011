import { pinyin } from 'pinyin-pro'

const digitsOfANumber = 10

/**
 * Where a name stands in a list: by pinyin, syllable by syllable and without tones, as a Chinese directory does. Letters
 * are in lower case and numbers padded, so that the database can compare bytes and 2 comes before 10. A name that
 * exists in English only is sorted by that.
 */
export function sortKey(nameZh: string, nameEn: string): string {
  const name = (nameZh.trim() || nameEn).normalize('NFKC')
  return pinyin(name, { toneType: 'none', nonZh: 'consecutive' })
    .toLowerCase()
    .replace(/\d+/g, (number) => number.padStart(digitsOfANumber, '0'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The same among English names: accents are no letters of their own. A name that exists in Chinese only is sorted by that. */
export const englishSortKey = (nameZh: string, nameEn: string): string =>
  sortKey(nameEn.normalize('NFKD').replace(/\p{M}+/gu, ''), nameZh)
