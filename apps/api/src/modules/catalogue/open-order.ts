import { fairDateTime } from '@tradefloor/contract'
import { inOpenOrder, statusOf } from '@tradefloor/rules'
import type { ShownAt } from './exhibitor-queries.ts'

/** The same company or product in several exhibitions: the one that is being held first. */
export const byOpenOrder = <Shown extends { exhibition: ShownAt }>(
  all: readonly Shown[],
  now: Date,
): Shown[] =>
  inOpenOrder(all.map((shown) => ({ ...ordered(shown.exhibition, now), shown }))).map(({ shown }) => shown)

/** An exhibition by what decides its place in a list. */
function ordered({ id, lasting, opensAt, closesAt }: ShownAt, now: Date) {
  const [open_date, close_date] = [fairDateTime(opensAt), fairDateTime(closesAt)]
  const status = statusOf({ open: open_date, close: close_date }, now)
  return { id, lasting: Number(lasting), status, open_date, close_date }
}
