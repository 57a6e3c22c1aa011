import { industries, type StandTier } from '@tradefloor/contract/schemas'
import { searchText, sortKey } from '../../modules/catalogue/index.ts'
import type { company, contact } from '../../schema/index.ts'
import type { City } from './cities.ts'
import { kinds } from './plan.ts'
import { type Random, randomFor } from './random.ts'
import { type Pair, posts, surnames, syllables, trades } from './words.ts'

export type CompanyRow = Required<Omit<typeof company.$inferInsert, 'logoFileId'>>
export type ContactRow = Required<typeof contact.$inferInsert>

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function brandFrom(random: Random): Pair {
  const [first, second] = [random.pick(syllables), random.pick(syllables)]
  return [first[0] + second[0], capital(first[1] + second[1])]
}

/** Numbers and addresses that nobody can have. */
const phoneOf = (number: number) => `000-0${String(number).padStart(9, '0')}`

/** A company and its people; companies are counted from 0. */
export function makeCompany(seed: number, index: number, places: readonly City[]) {
  const random = randomFor(seed, kinds.company, index)
  const id = index + 1
  const place = random.pick(places)
  const district = random.pick(place.districts)
  const industry = random.pick(industries)
  const [brandZh, brandEn] = brandFrom(random)
  const [tradeZh, tradeEn] = random.pick(trades[industry])
  const nameZh = `${place.zh}${brandZh}${tradeZh}有限公司`
  const nameEn = `${place.en} ${brandEn} ${tradeEn} Co., Ltd.`
  const door = 1 + random.below(299)
  const millions = 1 + random.below(80)
  const founded = 1985 + random.below(40)
  const people = makeContacts(seed, index)
  const row: CompanyRow = {
    id,
    withdrawnAt: null,
    nameZh,
    nameEn,
    addressZh: `${place.zh}市${district.zh}${brandZh}路 ${door} 号`,
    addressEn: `${door} ${brandEn} Road, ${district.en}, ${place.en}`,
    province: place.province,
    city: place.city,
    area: district.code,
    industry,
    country: 'CN',
    managerName: people[0]?.nameZh ?? '',
    managerNameEn: people[0]?.nameEn ?? '',
    managerPhone: phoneOf(id),
    // A clearing knows a made-up company by this.
    email: `sales@c${id}.example`,
    phone: phoneOf(id),
    website: `https://c${id}.example`,
    registerCapital: `${millions * 100} 万元人民币`,
    registerCapitalEn: `CNY ${millions} million`,
    employeeNum: 1 + random.below(5),
    infoZh: `${brandZh}创立于 ${founded} 年，位于${place.zh}，专注${tradeZh}，产品销往国内外。`,
    infoEn: `Founded in ${founded} in ${place.en}, ${brandEn} works in ${tradeEn.toLowerCase()} and sells at home and abroad.`,
    mainProductsZh: tradeZh,
    mainProductsEn: tradeEn,
    saleScopeZh: '全国及海外',
    saleScopeEn: 'China and abroad',
    sortKey: sortKey(nameZh, nameEn),
    searchText: searchText(nameZh, nameEn),
    stand: standFrom(random),
  }
  return { row, people, industry, brand: [brandZh, brandEn] as Pair }
}

/** One in eight builds its own, one in four has a corner, as at real fairs. */
function standFrom(random: Random): StandTier {
  const share = random.below(8)
  return share === 0 ? 'custom' : share <= 2 ? 'corner' : 'shell'
}

/** One, and in every third company two. */
function makeContacts(seed: number, index: number): ContactRow[] {
  const random = randomFor(seed, kinds.contact, index)
  return Array.from({ length: index % 3 === 2 ? 2 : 1 }, (_, n) => {
    const [surnameZh, surnameEn] = random.pick(surnames)
    const [nameZh, nameEn] = brandFrom(random)
    const [postZh, postEn] = random.pick(posts)
    const id = index * 2 + n + 1
    return {
      id,
      companyId: index + 1,
      nameZh: surnameZh + nameZh,
      nameEn: `${surnameEn} ${nameEn}`,
      postZh,
      postEn,
      phone: phoneOf(id),
      email: `p${id}@c${index + 1}.example`,
      cardPublished: true,
      role: 'admin' as const,
      withdrawnAt: null,
    }
  })
}
