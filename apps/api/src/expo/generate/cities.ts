import { areas } from '../../modules/places/index.ts'

export interface City {
  province: string
  city: string
  /** Without the word for city. */
  zh: string
  en: string
  districts: { code: string; zh: string; en: string }[]
}

/** Cities with their districts, as the division of the country has them. */
export async function cities(): Promise<City[]> {
  const all = await areas()
  const districts = new Map<string, City['districts']>()
  for (const { code, parent, zh, en } of all)
    districts.set(parent, [...(districts.get(parent) ?? []), { code, zh, en }])
  return all
    .filter(({ code, zh }) => /00$/.test(code) && !/0000$/.test(code) && /^.{2,3}市$/u.test(zh))
    .map(({ code, parent, zh, en }) => ({
      province: parent,
      city: code,
      zh: zh.slice(0, -1),
      en,
      districts: districts.get(code) ?? [],
    }))
    .filter((city) => city.districts.length > 0)
}
