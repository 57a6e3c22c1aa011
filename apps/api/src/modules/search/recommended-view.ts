import type { Recommendation, RecommendationReason } from '@tradefloor/contract'
import type { Likeness } from '@tradefloor/search'
import type { Dependencies } from '../../dependencies.ts'
import { publicFileAddress } from '../../http/public-file-address.ts'
import {
  byOpenOrder,
  type ExhibitorRow,
  findExhibitorsOf,
  findProductsOf,
  type ProductRow,
  type ShownAt,
  viewPrice,
} from '../catalogue/index.ts'
import type { IndexedItem } from './like-queries.ts'

type Names = Recommendation['name']

export interface Recommended {
  item: Pick<IndexedItem, 'kind' | 'id'>
  /** Where it is shown best, if it is there. */
  exhibitionId?: number | undefined
  reason: RecommendationReason
}

/** What both have in common, in both languages. */
export function viewReason(
  { category, words }: Likeness,
  { categories, categoriesEn }: IndexedItem,
  about: Pick<RecommendationReason, 'because' | 'of'>,
): RecommendationReason {
  return {
    ...about,
    category:
      category === undefined ? null : { cn: category, en: categoriesEn[categories.indexOf(category)] ?? '' },
    words: { cn: words.zh, en: words.en },
  }
}

/** In the same order. What is called the same by the same company is shown once; what has left the fair is not. */
export async function viewRecommended(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  all: readonly Recommended[],
): Promise<Recommendation[]> {
  const now = clock.now()
  const idsOf = (kind: string) => all.flatMap(({ item }) => (item.kind === kind ? [item.id] : []))
  const [products, exhibitors] = await Promise.all([
    findProductsOf(database, idsOf('product')),
    findExhibitorsOf(database, idsOf('exhibitor'), now),
  ])
  const shown = all.flatMap(({ item: { kind, id }, exhibitionId, reason }): Recommendation[] => {
    if (kind === 'product') {
      const row = bestPlace(
        products.filter(({ product }) => product.id === id),
        exhibitionId,
        now,
      )
      return row ? [withReason(viewProduct(row), reason)] : []
    }
    const row = bestPlace(
      exhibitors.filter(({ company }) => company.id === id),
      exhibitionId,
      now,
    )
    return row ? [withReason(viewExhibitor(row), reason)] : []
  })
  return eachOnce(shown)
}

function bestPlace<Row extends { exhibition: ShownAt }>(
  rows: Row[],
  exhibitionId: number | undefined,
  now: Date,
): Row | undefined {
  return rows.find(({ exhibition }) => exhibition.id === exhibitionId) ?? byOpenOrder(rows, now)[0]
}

type Card = Omit<Recommendation, 'reason'>

/** Words come folded from the index: what the card writes in capitals stays so. */
function withReason(card: Card, reason: RecommendationReason): Recommendation {
  const written = new Set(`${card.name.en} ${card.main_products?.en ?? ''}`.split(/[^\p{L}]+/u))
  const asWritten = (word: string) => (written.has(word.toUpperCase()) ? word.toUpperCase() : word)
  return { ...card, reason: { ...reason, words: { ...reason.words, en: reason.words.en.map(asWritten) } } }
}

const namesOf = ({ nameZh, nameEn }: { nameZh: string; nameEn: string }): Names => ({
  cn: nameZh,
  en: nameEn,
})

const boothOf = (
  { id, nameZh, nameEn }: ShownAt,
  rest: Omit<Card['booth'], 'exhibition_id' | 'exhibition_name'>,
): Card['booth'] => ({ exhibition_id: id, exhibition_name: { cn: nameZh, en: nameEn }, ...rest })

const viewProduct = ({
  id,
  exhibitorId,
  boothNo,
  product,
  company,
  exhibition,
  images,
}: ProductRow): Card => ({
  kind: 'product',
  id: product.id,
  name: namesOf(product),
  picture: publicFileAddress(images[0] ?? null),
  company: namesOf(company),
  main_products: null,
  price: viewPrice(product),
  booth: boothOf(exhibition, {
    ...{ company_id: company.id, instance_id: exhibitorId, product_id: id, booth_no: boothNo },
  }),
})

const viewExhibitor = ({ exhibitor, company, exhibition }: ExhibitorRow): Card => ({
  kind: 'exhibitor',
  id: company.id,
  name: namesOf(company),
  picture: publicFileAddress(company.logoFileId),
  company: null,
  main_products: { cn: company.mainProductsZh, en: company.mainProductsEn },
  price: null,
  booth: boothOf(exhibition, {
    ...{ company_id: company.id, instance_id: exhibitor.id, product_id: null, booth_no: exhibitor.boothNo },
  }),
})

function eachOnce(all: Recommendation[]): Recommendation[] {
  const seen = new Set<string>()
  return all.filter(({ kind, name, company }) => {
    const key = `${kind}\n${name.cn}\n${company?.cn}`
    return !seen.has(key) && seen.add(key)
  })
}
