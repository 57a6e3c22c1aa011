import { addressOf, boothQuery, boothSpot } from '@tradefloor/rules'
import { industryFace } from '../industry-words.ts'
import type { BilingualText, ScenePlace } from '../place.ts'
import type { HallData } from './hall-data.ts'
import type { HallLayout, HallStand } from './hall-layout.ts'

export const placeIdOf = (companyId: number) => `company-${companyId}`

/** A name that fits on a pin of a phone: Chinese up to its legal form, English up to three words. */
function shortName({ zh, en }: BilingualText): BilingualText {
  const cut = zh.replace(/(?:股份)?(?:有限)?(?:责任)?公司$/, '')
  return {
    zh: cut.length > 10 ? `${cut.slice(0, 9)}…` : cut || zh,
    en: en.length > 22 ? en.split(' ').slice(0, 2).join(' ') : en,
  }
}

export const boothAddress = (exhibitionId: number, { booth }: HallStand) =>
  addressOf(boothSpot.desktop, boothQuery({ ...booth, exhibitionId }))

/** C101 stands in street C, also where the floor plan has spread the C numbers over two aisles. */
const letterOf = ({ number, street }: HallStand, { streets }: HallLayout): string =>
  /^[A-Z]+(?=\d)/.exec(number)?.[0] ?? streets[street]?.letter ?? ''

/** What a street is called: its letter, and what it deals in where its aisles agree on that. */
function headingsOf(layout: HallLayout): Map<string, BilingualText> {
  const industriesOf = new Map<string, Set<string | null>>()
  for (const stand of layout.stands) {
    const letter = letterOf(stand, layout)
    const found = industriesOf.get(letter) ?? new Set()
    industriesOf.set(letter, found.add(layout.streets[stand.street]?.industry ?? null))
  }
  return new Map(
    [...industriesOf].map(([letter, found]) => {
      const [only = null] = found
      const { name } = industryFace(found.size === 1 ? only : null)
      return [letter, { zh: `${letter} ${name.zh}`, en: `${letter} ${name.en}` }]
    }),
  )
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** Every stand of the hall by its number, under the name of its street. */
export function hallPlaces({ exhibitionId, layout }: HallData): ScenePlace[] {
  const headings = headingsOf(layout)
  const sorted = [...layout.stands].sort(
    (a, b) => inOrder(letterOf(a, layout), letterOf(b, layout)) || inOrder(a.number, b.number),
  )
  return sorted.map((stand): ScenePlace => {
    const { booth, number } = stand
    const face = industryFace(booth.industry)
    const group = headings.get(letterOf(stand, layout))
    return {
      id: placeIdOf(booth.companyId),
      name: booth.name,
      short: shortName(booth.name),
      icon: face.icon,
      color: booth.color ?? face.color,
      note: number,
      ...(booth.logo && { logo: booth.logo }),
      favourite: booth.favourite,
      ...(group && { group }),
      message: {
        type: 'booth',
        company_id: booth.companyId,
        instance_id: booth.instanceId,
        exhibition_id: exhibitionId,
      },
      href: boothAddress(exhibitionId, stand),
    }
  })
}
