import type { SheetProduct } from '@tradefloor/contract'
import { newRecordField } from '../draft-queries.ts'
import type { LoadedRecord } from '../load-records.ts'

/** So long a request is sent again after its answer got lost. */
const withinMs = 10 * 60_000

const keyOf = (cells: readonly (readonly [field: string, text: string])[]) =>
  JSON.stringify(cells.filter(([, text]) => text !== '').sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Finds the product that a line has made already: by the same person, a moment ago, and unchanged since. Each is found
 * once, so that two lines that are alike are two products.
 */
export function madeBefore(
  records: Iterable<LoadedRecord>,
  { accountId, now }: { accountId: number; now: Date },
): (product: SheetProduct) => number | undefined {
  const made = new Map<string, number[]>()
  for (const { id, stored, drafts } of records) {
    const rows = [...drafts.values()]
    const isRecent = rows.every(
      ({ editedBy, editedAt }) => editedBy === accountId && now.getTime() - editedAt.getTime() <= withinMs,
    )
    if (stored || !isRecent) continue
    const cells = rows.flatMap(({ field, value }) =>
      field === newRecordField ? [] : [[field, value] as const],
    )
    // An empty one was begun in the list, and is to be filled in.
    if (cells.length > 0) made.set(keyOf(cells), [...(made.get(keyOf(cells)) ?? []), id])
  }
  return ({ cells }) => made.get(keyOf(cells.map(({ field, value }) => [field, value] as const)))?.shift()
}
