import type { Bilingual } from '@tradefloor/search'
import { areaNames, countryName } from '../places/index.ts'

interface Place {
  country: string
  province: string
  city: string
  area: string
}

/** Names of a company's country, province, city and district, for those who look for a place. */
export function placeWords({ country, province, city, area }: Place): Bilingual {
  const found = [province, city, area].flatMap((code) => areaNames(code) ?? [])
  const joined = (language: 'zh' | 'en') =>
    [...found.map((each) => each[language]), countryName(country, language)].filter(Boolean).join('; ')
  return { zh: joined('zh'), en: joined('en') }
}
