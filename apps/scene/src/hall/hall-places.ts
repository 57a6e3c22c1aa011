import { industryFace } from '../industry-words.ts'
import type { ScenePlace, Words } from '../place.ts'
import type { HallData } from './hall-data.ts'
import type { HallStand } from './hall-layout.ts'

export const placeIdOf = (companyId: number) => `company-${companyId}`

/** A name that fits on a pin of a phone: Chinese up to its legal form, English up to three words. */
function shortName({ zh, en }: Words): Words {
  const cut = zh.replace(/(?:股份)?(?:有限)?(?:责任)?公司$/, '')
  return {
    zh: cut.length > 10 ? `${cut.slice(0, 9)}…` : cut || zh,
    en: en.length > 22 ? en.split(' ').slice(0, 2).join(' ') : en,
  }
}

export const boothAddress = (exhibitionId: number, { booth }: HallStand) =>
  `/area/ztDetail?company_id=${booth.companyId}&exhibition_id=${exhibitionId}&instance_id=${booth.instanceId}`

/** Every stand of the hall in reading order, under the name of its street. */
export function hallPlaces({ exhibitionId, layout }: HallData): ScenePlace[] {
  const headings = layout.streets.map(({ letter, industry }): Words => {
    const { name } = industryFace(industry)
    return { zh: `${letter} ${name.zh}`, en: `${letter} ${name.en}` }
  })
  return layout.stands.map((stand): ScenePlace => {
    const { booth, number, street } = stand
    const face = industryFace(booth.industry)
    return {
      id: placeIdOf(booth.companyId),
      name: booth.name,
      short: shortName(booth.name),
      icon: face.icon,
      color: booth.color ?? face.color,
      note: number,
      ...(headings[street] && { group: headings[street] }),
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
