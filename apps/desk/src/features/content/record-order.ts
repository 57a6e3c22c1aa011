import type { ContentSummary } from '@tradefloor/contract'

/** A move: before which record, last without one. */
export interface Move {
  id: number
  before: number | undefined
}

export type OrderedTable = 'products' | 'booth-documents'

/** Visitors find these in an order; what was never published has none yet. */
export const hasPlace = ({ state }: ContentSummary) => state !== 'draft'

export const orderOf = (records: readonly ContentSummary[], table: OrderedTable): number[] =>
  records.filter((record) => record.table === table && hasPlace(record)).map(({ id }) => id)

/** How to say that one of them stands as in this order. */
export const moveTo = (order: readonly number[], id: number): Move => ({
  id,
  before: order[order.indexOf(id) + 1],
})

export function withMove(order: readonly number[], { id, before }: Move): number[] {
  const rest = order.filter((each) => each !== id)
  const at = before === undefined ? rest.length : rest.indexOf(before)
  return at < 0 ? [...order] : [...rest.slice(0, at), id, ...rest.slice(at)]
}

/** The records, those of one table as the server says they stand. What it does not name comes last, as it was. */
export function inOrder(
  records: readonly ContentSummary[],
  table: OrderedTable,
  order: readonly number[],
): ContentSummary[] {
  const places = new Map(order.map((id, index) => [id, index + 1]))
  const placeOf = ({ id }: ContentSummary) => places.get(id) ?? order.length + 1
  const sorted = records
    .filter((record) => record.table === table)
    .map((record) => (places.has(record.id) ? { ...record, position: placeOf(record) } : record))
    .sort((one, other) => placeOf(one) - placeOf(other))
  return records.map((record) => (record.table === table ? (sorted.shift() ?? record) : record))
}

/** Whether others have moved something meanwhile: what both know does not stand as it was meant to. */
export function isOtherwise(meant: readonly number[], order: readonly number[]): boolean {
  const both = meant.filter((id) => order.includes(id))
  const known = new Set(both)
  return both.join() !== order.filter((id) => known.has(id)).join()
}
