import { defaultCurrency, type Industry } from '@tradefloor/contract/schemas'
import { searchText, sortKey } from '../../modules/catalogue/index.ts'
import type { product } from '../../schema/index.ts'
import { kinds } from './plan.ts'
import { randomFor } from './random.ts'
import { goods, type Pair, qualities } from './words.ts'

export type ProductRow = Required<typeof product.$inferInsert>

/** Long enough ago for every fair; the same on whatever day it is made. */
const firstDay = Date.parse('2025-01-01T00:00:00+08:00')
const minutesOfAYear = 525_600

/** Products are counted from 0 over the whole fair. */
export function makeProduct(
  seed: number,
  index: number,
  maker: { id: number; industry: Industry; brand: Pair },
): ProductRow {
  const random = randomFor(seed, kinds.product, index)
  const [brandZh, brandEn] = maker.brand
  const [goodZh, goodEn] = random.pick(goods[maker.industry])
  const [qualityZh, qualityEn] = random.pick(qualities)
  const model = `${brandEn.slice(0, 2).toUpperCase()}-${100 + random.below(9900)}`
  const nameZh = `${brandZh}${qualityZh}${goodZh} ${model}`
  const nameEn = `${brandEn} ${qualityEn.toLowerCase()} ${goodEn} ${model}`
  const price = 5 + random.below(5000)
  const pieces = 10 * (1 + random.below(50))
  const kilograms = 1 + random.below(40)
  return {
    id: index + 1,
    companyId: maker.id,
    withdrawnAt: null,
    position: null,
    pictureTexts: {},
    model,
    priceLow: price,
    priceHigh: Math.ceil(price * 1.2),
    priceUnit: 'piece',
    priceCurrency: defaultCurrency,
    categoryZh: goodZh,
    categoryEn: goodEn,
    moqZh: `${pieces} 件`,
    moqEn: `${pieces} pieces`,
    nameZh,
    nameEn,
    infoZh: `${qualityZh}${goodZh}，可按样品定制，${pieces} 件起订，交期 ${7 + random.below(40)} 天。`,
    infoEn: `${qualityEn} ${goodEn}, made to sample from ${pieces} pieces on.`,
    brandZh,
    brandEn,
    specificationZh: `净重 ${kilograms} 千克`,
    specificationEn: `Net weight ${kilograms} kg`,
    technicalParameterZh: '',
    technicalParameterEn: '',
    addedAt: new Date(firstDay + random.below(minutesOfAYear) * 60_000),
    sortKey: sortKey(nameZh, nameEn),
    searchText: searchText(nameZh, nameEn, brandZh, brandEn, model),
  }
}
