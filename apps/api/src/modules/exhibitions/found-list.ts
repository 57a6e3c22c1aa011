import type { Also } from '@tradefloor/contract'
import { byOpenOrder, type ShownAt } from '../catalogue/index.ts'
import type { FoundPage, Hit } from '../search/index.ts'

/** A company or a product in one exhibition. */
export interface Shown<Row> {
  /** Of the company or product. */
  id: number
  exhibition: ShownAt
  row: Row
}

export interface Listed<Row> {
  row: Row
  /** The same in other exhibitions; only where entries are grouped. */
  others?: Row[]
  hit?: Hit | undefined
}

/** Puts the rows into the order of the page. One that has left the fair since it was found is left out. */
export function inPageOrder<Row>(
  { entries }: Pick<FoundPage, 'entries'>,
  rows: Shown<Row>[],
  { group, now }: { group: boolean; now: Date },
): Listed<Row>[] {
  return entries.flatMap(({ id, exhibitionId, hit }): Listed<Row>[] => {
    const own = rows.filter((row) => row.id === id)
    if (!group) {
      const one = own.find(({ exhibition }) => exhibition.id === exhibitionId)
      return one ? [{ row: one.row, hit }] : []
    }
    const [first, ...others] = byOpenOrder(own, now)
    return first ? [{ row: first.row, others: others.map(({ row }) => row), hit }] : []
  })
}

export const viewAlso = (
  id: number,
  boothId: number,
  { id: exhibitionId, nameZh, nameEn }: ShownAt,
): Also => ({
  id,
  exhibition_id: exhibitionId,
  exhibition_name: { cn: nameZh, en: nameEn },
  vhall: { id: boothId },
  is_store: 0,
})

/** What is said of the whole list, apart from its entries. */
export const viewOutcome = ({ facets, atLeast, similar, plan }: FoundPage) => ({
  facets,
  ...(atLeast ? { at_least: true } : {}),
  ...(similar > 0 ? { similar } : {}),
  ...(plan?.didYouMean === undefined ? {} : { did_you_mean: plan.didYouMean }),
  ...(plan && plan.readings.length > 0
    ? { readings: plan.readings.map(({ typed, kind, shown }) => ({ typed, kind, shown })) }
    : {}),
})
