import { createRequire } from 'node:module'
import type { Country, Language } from '@tradefloor/contract'

// Two of the package's eighty languages are read, and none of its code, which would load them all.
const load = createRequire(import.meta.url)
type Names = Record<string, string | string[]>

/** The names people look for in a list; the package puts the formal ones first. */
const everydayNames: Record<string, string> = {
  CG: 'Congo (Brazzaville)',
  CD: 'Congo (Kinshasa)',
  CI: 'Côte d’Ivoire',
  CN: 'China',
  CZ: 'Czechia',
  GM: 'Gambia',
  IR: 'Iran',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  TZ: 'Tanzania',
  US: 'United States',
}

let known: ReadonlyMap<string, Country> | undefined

/** China first, since most visitors are from there; then by English name. */
export function countries(): ReadonlyMap<string, Country> {
  known ??= read()
  return known
}

export const isCountry = (code: string) => countries().has(code)

/** Empty for a code that is no country's. */
export const countryName = (code: string, language: Language) => countries().get(code)?.[language] ?? ''

function read(): ReadonlyMap<string, Country> {
  const [zh, en] = ['zh', 'en'].map(
    (language) => (load(`i18n-iso-countries/langs/${language}.json`) as { countries: Names }).countries,
  )
  const first = (names: Names | undefined, code: string) => [names?.[code] ?? ''].flat()[0] ?? ''
  const all = Object.keys(en ?? {}).map((code) => ({
    code,
    zh: first(zh, code),
    en: everydayNames[code] ?? first(en, code),
  }))
  const byEnglishName = new Intl.Collator('en').compare
  all.sort((a, b) => Number(b.code === 'CN') - Number(a.code === 'CN') || byEnglishName(a.en, b.en))
  return new Map(all.map((country) => [country.code, country]))
}
